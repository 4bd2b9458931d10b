import Book
import Catalogue
import Foundation
import Subcommands

struct BookCommand: Subcommand {
    static let name = "book"
    static let options = [Option.outFolder]
    static let summary = "Writes lessons, explorer, figures and questions as a site."

    /// The site's folder; `nil` for one in the workbook's output folder.
    private let output: String?

    init(_ arguments: Arguments) throws(WrongUse) {
        output = try arguments.outputFolder(.outFolder)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let files = try Book(workbook).files()
        let folder = URL(fileURLWithPath: output ?? "\(workbook.root)/.build/workbook/book").path
        for file in files { try Option.outFolder.write(file.text, to: "\(folder)/\(file.name)") }
        terminal.writeSentences(
            "The book has \(files.count) pages: open \(folder)/index.html in a browser.\n"
        )
        return .passed
    }
}
