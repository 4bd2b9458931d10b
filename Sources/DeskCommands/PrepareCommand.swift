import Catalogue
import Building
import Isolation
import Subcommands

/// Makes the compiler build the modules that answers import; those of an SDK can take minutes.
struct PrepareCommand: Subcommand {
    static let name = "prepare"
    static let summary = "Builds what the first check would wait for: part of make kit."
    static let isInternal = true

    init(_ arguments: Arguments) throws(WrongUse) {}

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        if let exercise = Exercise.all.first {
            try AttemptBuilder(workbook: workbook, exercise: exercise, sandbox: NoSandbox())
                .prepareModules()
        }
        return .passed
    }
}
