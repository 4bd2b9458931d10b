import Desk
import Judge

/// Shows how far the exercises are, without grading anything.
struct StatusCommand: Subcommand {
    static let name = "status"
    static let synopsis = "[--dir FOLDER]"
    static let summary = "Shows how far all exercises are, without grading them."

    private let options: DeskOptions

    init(_ arguments: CommandArguments) throws(WrongUse) {
        options = try DeskOptions(arguments)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        let workbook = try workbook.answering(in: options.folder)
        terminal.show(
            StatusTable(
                ExerciseStanding.all(in: workbook),
                folder: workbook.answers.shown,
                style: terminal.style
            ).text
        )
        return .passed
    }
}
