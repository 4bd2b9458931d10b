import Catalogue
import Foundation
import Interview
import Subcommands

struct CardsCommand: Subcommand {
    static let name = "cards"
    static let options = [Option.file]
    static let summary = "Writes the interview questions as cards that Anki imports."

    /// The output file; `nil` for standard output.
    private let output: String?

    init(_ arguments: Arguments) {
        output = arguments[.file].map { Workbook.fileFromCopy($0) }
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let bank = try QuestionBank.read(workbook)
        let text = AnkiCards.text(of: bank)
        guard let output else {
            terminal.write(text)
            return .passed
        }
        do {
            // A folder that is not there is a slip, and not made.
            try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
        } catch {
            throw WrongUse("FILE=\(output) cannot be written: \(error.localizedDescription)")
        }
        terminal.writeSentences(
            "\(bank.questions.count) cards are in \(output): in Anki: File > Import.\n"
        )
        return .passed
    }
}

extension Option {
    fileprivate static let file = value("--output", "FILE")
}
