import Reports
import Results

extension ExerciseReport {
    /// The distinct beliefs behind the failing tests, in the tests' order.
    var diagnoses: [Diagnosis] {
        var seen: Set<String> = []
        return tests.sorted { $0.position < $1.position }.compactMap(\.diagnosis)
            .filter { seen.insert($0.identifier).inserted }
    }
}
