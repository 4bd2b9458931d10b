import Scenario

/// The status that a command ends with; `make` turns everything but success into its own 2.
package enum ExitStatus: Int32, Sendable {
    /// Everything that was checked is right.
    case passed = 0
    /// Something is wrong, or not begun.
    case notPassed = 1
    /// The command was not understood.
    case wrongUse = 2
    /// The grader is at fault.
    case graderFault = 3
    /// It was stopped before its end.
    case interrupted = 130

    /// The status after grading.
    package static func of(_ reports: [ExerciseReport]) -> ExitStatus {
        let outcomes = Set(reports.map(\.outcome))
        if outcomes.contains(.graderFault) { return .graderFault }
        return outcomes == [.passed] ? .passed : .notPassed
    }

    /// The status after an error.
    package static func after(_ error: any Error) -> ExitStatus {
        error is any UserMistake ? .wrongUse : .graderFault
    }
}
