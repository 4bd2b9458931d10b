import Classroom
import Foundation
import Judge
import Scenario

/// The command line: reads what is wanted, has it done, and ends with a status that says how it went.
@main
enum WorkbookCommand {
    static func main() {
        let terminal = Terminal()
        do throws(WrongUse) {
            guard
                let command = try Subcommands.read(Array(CommandLine.arguments.dropFirst()))
            else {
                terminal.show(Subcommands.usage + "\n")
                exit(ExitStatus.passed.rawValue)
            }
            let workbook = Workbook()
            if command.runsUntrustedAnswers { OpenView.enterIfNeeded(workbook) }
            if command.isSupervised, let supervisor = WorkSupervisor.ofThisCommand() {
                exit(supervisor.status(terminal).rawValue)
            }
            exit(try command.run(workbook, terminal).rawValue)
        } catch {
            terminal.complain(error.message)
            exit(ExitStatus.wrongUse.rawValue)
        }
    }
}

extension WorkSupervisor {
    /// The command's status, once its workers have done its work.
    fileprivate func status(_ terminal: Terminal) -> ExitStatus {
        do {
            switch try run() {
            case .exited(let status): return ExitStatus(rawValue: status) ?? .graderFault
            case .signalled(let signal) where WorkSupervisor.stopping.contains(signal):
                return .interrupted
            case .signalled(let signal):
                terminal.complain(
                    "The grader crashed (signal \(signal)) while it worked on no single answer. "
                        + "Please report it; the same command goes on where it was."
                )
            }
        } catch {
            terminal.complain(ClassSession.words(error))
        }
        return .graderFault
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
    /// It was stopped before its end.
    case interrupted = 130

    /// The status after grading.
    static func of(_ reports: [ExerciseReport]) -> ExitStatus {
        let outcomes = Set(reports.map(\.outcome))
        if outcomes.contains(.graderFault) { return .graderFault }
        return outcomes == [.passed] ? .passed : .notPassed
    }
}

/// The command cannot do what it was asked: a sentence that names the choices.
struct WrongUse: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
