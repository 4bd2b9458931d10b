import Foundation
import Interview
import Judge

/// Writes the questions as cards for Anki.
struct CardsCommand: Subcommand {
    static let name = "cards"
    static let synopsis = "[--output FILE]"
    static let summary = "Writes the interview questions as cards that Anki imports."

    /// The file to write; standard output where `nil`.
    private var output: String?

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        while let word = arguments.next() {
            switch word {
            case "--output": output = Workbook.fileFromCopy(try arguments.value(of: word))
            default: throw arguments.notUnderstood(word)
            }
        }
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        let bank = try QuestionBank.read(workbook)
        let text = AnkiCards(bank).text
        guard let output else {
            terminal.show(text)
            return .passed
        }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
        } catch {
            throw WrongUse("FILE=\(output) cannot be written: \(error.localizedDescription)")
        }
        terminal.show("\(bank.questions.count) cards are in \(output): in Anki, File, Import.\n")
        return .passed
    }
}
