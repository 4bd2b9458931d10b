import Scenario

extension ExerciseReport {
    /// The beliefs behind the tests that fail, each once, in the tests' order.
    var diagnoses: [Diagnosis] {
        var seen: Set<String> = []
        return tests.sorted { $0.position < $1.position }.compactMap(\.diagnosis)
            .filter { seen.insert($0.identifier).inserted }
    }
}
