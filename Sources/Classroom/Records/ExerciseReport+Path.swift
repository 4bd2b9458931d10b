import Scenario

extension ExerciseReport {
    /// The report on an answer as it reads for a student who handed in the same bytes under another path.
    ///
    /// - Parameter path: The file, as the student knows it.
    package func shown(as path: String) -> ExerciseReport {
        var report = self
        for index in report.diagnostics.indices where !report.diagnostics[index].file.isEmpty {
            report.diagnostics[index].file = path
        }
        report.answerPath = path
        return report
    }
}
