import Foundation
import Judge

/// The command line: reads what is wanted, has it done, and ends with a status that says how it went.
@main
enum WorkbookCommand {
    static func main() {
        let terminal = Terminal()
        do throws(WrongUse) {
            let order = try CommandOrder(Array(CommandLine.arguments.dropFirst()))
            exit(try run(order, terminal).rawValue)
        } catch {
            terminal.complain(error.message)
            exit(ExitStatus.wrongUse.rawValue)
        }
    }

    private static func run(
        _ order: CommandOrder,
        _ terminal: Terminal
    ) throws(WrongUse) -> ExitStatus {
        switch order {
        case .help:
            terminal.show(CommandOrder.usage + "\n")
            return .passed
        case .check(let check):
            return try CheckCommand(order: check, workbook: Workbook(), terminal: terminal).run()
        case .selfcheck(let exercise):
            return SelfcheckCommand(
                exercise: exercise,
                workbook: Workbook(),
                terminal: terminal
            ).run()
        case .mutants(let exercise):
            return MutantsCommand(
                exercise: exercise,
                workbook: Workbook(),
                terminal: terminal
            ).run()
        case .fingerprints(let exercise):
            return FingerprintsCommand(
                exercise: exercise,
                workbook: Workbook(),
                terminal: terminal
            ).run()
        }
    }
}

/// What the command's end says.
///
/// `make` turns everything but success into its own 2.
enum ExitStatus: Int32 {
    /// Everything that was checked is right.
    case passed = 0
    /// Something is wrong, or not begun.
    case notPassed = 1
    /// The command was not understood.
    case wrongUse = 2
    /// The grader is at fault.
    case graderFault = 3
}

/// The command cannot do what it was asked: a sentence that names the choices.
struct WrongUse: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
