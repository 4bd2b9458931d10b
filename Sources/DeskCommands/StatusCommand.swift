import Catalogue
import Desk
import Subcommands

struct StatusCommand: Subcommand {
    static let name = "status"
    static let options = [Option.folder]
    static let summary = "Shows how far you are in each exercise, without grading it."

    init(_ arguments: Arguments) {}

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        terminal.write(StatusTable(of: workbook, style: terminal.style).text)
        return .passed
    }
}
