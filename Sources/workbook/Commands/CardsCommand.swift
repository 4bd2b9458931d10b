import Catalogue
import DeskCommands
import Interview
import Subcommands

struct CardsCommand: Subcommand {
    static let name = "cards"
    static let options = [Option.page]
    static let summary = "Writes the interview questions as cards that Anki imports."

    /// The output file, and its name as the user typed it; `nil` for standard output.
    private let output: (path: String, shown: String)?

    init(_ arguments: Arguments) throws(WrongUse) {
        output = try arguments.outputFile(.page).map { ($0, arguments[.page] ?? $0) }
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let bank = try QuestionBank.read(workbook)
        let text = AnkiCards.text(of: bank)
        guard let output else {
            terminal.write(text)
            return .passed
        }
        try Option.page.write(text, to: output.path)
        terminal.writeSentences(
            "\(bank.questions.count) cards are in \(output.shown). In Anki choose File > Import.\n"
        )
        return .passed
    }
}
