import Catalogue
import Desk
import Subcommands

struct StatusCommand: Subcommand {
    static let name = "status"
    static let options = [Option.folder]
    static let summary = "Shows how far all exercises are, without grading them."

    private let folder: String?

    init(_ arguments: Arguments) {
        folder = arguments[.folder]
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let workbook = try workbook.answering(in: folder)
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
