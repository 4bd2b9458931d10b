import Classroom
import DeskCommands
import Foundation
import Isolation
import Subcommands

@main
enum WorkbookCommand {
    static let subcommands = SubcommandTable(
        "workbook",
        DeskCommands.all + [
            InterviewCommand.self,
            QuizCommand.self,
            CardsCommand.self,
            BookCommand.self,
            ExplorerCommand.self,
            AppCommand.self,
            TruthCommand.self,
            GradeCommand.self,
            GradeSubmissionCommand.self,
            GradeShareCommand.self,
            GradebookCommand.self,
            DeliverCommand.self,
            GradescopeCommand.self,
            SandboxCommand.self,
            CompletionsCommand.self,
            CompleteCommand.self,
        ] + DeskCommands.ofKit
    )

    static func main() {
        let terminal = Terminal()
        let words = Array(CommandLine.arguments.dropFirst())
        let status = subcommands.run(words, terminal) { subcommand, workbook in
            if subcommand.runsUntrustedAnswers { SharedMountNamespace.enterIfNeeded(workbook) }
            if subcommand.isSupervised, let supervisor = WorkSupervisor.ofThisCommand() {
                return try supervisor.status(terminal)
            }
            return try subcommand.run(workbook, terminal)
        }
        exit(status.rawValue)
    }
}

extension WorkSupervisor {
    /// Runs the workers, and returns the command's status.
    fileprivate func status(_ terminal: Terminal) throws -> ExitStatus {
        switch try run() {
        case .exited(let status): return ExitStatus(rawValue: status) ?? .graderFault
        case .signalled(let signal) where WorkSupervisor.stopping.contains(signal):
            return .interrupted
        case .signalled(let signal):
            terminal.writeMessage(
                "The grader crashed (signal \(signal)) while no answer was in progress. "
                    + "Please report it; the same command continues where it stopped."
            )
            return .graderFault
        }
    }
}
