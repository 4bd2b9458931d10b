import Book
import Catalogue
import DeskCommands
import Foundation
import Pages
import Subcommands

struct ExplorerCommand: Subcommand {
    static let name = "explorer"
    static let options = [Option.page]
    static let summary = "Writes a page with a scene to play with: who gets the touch?"

    /// The page's file; `nil` for one in the workbook's output folder.
    private let output: String?

    init(_ arguments: Arguments) throws(WrongUse) {
        output = try arguments.outputFile(.page)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let source = try ExplorerPage(workbook).page().source(WebFiles(folder: workbook.webFiles))
        let path = output ?? "\(workbook.root)/.build/workbook/explorer.html"
        try Option.page.write(source, to: path)
        terminal.writeSentences(
            "The explorer is \(URL(fileURLWithPath: path).path): open it in a browser.\n"
        )
        return .passed
    }
}
