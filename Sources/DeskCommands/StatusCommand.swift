import Catalogue
import Desk
import Subcommands

struct StatusCommand: Subcommand {
    static let name = "status"
    static let options = [Option.folder]
    static let summary = "Shows how far all exercises are, without grading them."

    init(_ arguments: Arguments) {}

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        terminal.show(StatusTable(of: workbook, style: terminal.style).text)
        return .passed
    }
}
