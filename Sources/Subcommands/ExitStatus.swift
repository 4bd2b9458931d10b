import Platform
import Results

/// The status that a command ends with; `make` turns every status except success into its own 2.
package enum ExitStatus: Int32, Sendable {
    case passed = 0
    /// At least one answer is wrong or not begun.
    case notPassed = 1
    case wrongUse = 2
    case graderFault = 3
    /// A signal stopped the command.
    case interrupted = 130

    package static func of(_ reports: [ExerciseReport]) -> ExitStatus {
        let outcomes = Set(reports.map(\.outcome))
        if outcomes.contains(.graderFault) { return .graderFault }
        return outcomes == [.passed] ? .passed : .notPassed
    }

    package static func after(_ error: any Error) -> ExitStatus {
        error is any UserMistake ? .wrongUse : .graderFault
    }
}
