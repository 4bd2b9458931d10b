import Catalogue
import Subcommands

/// Answers a shell's script: `workbook complete` with the command line up to the cursor, each word in
/// a line.
struct CompleteCommand: Subcommand {
    static let name = "complete"
    static let operands = ["[WORDS]"]
    static let summary = "Lists what can take the place of the last word, for a shell."
    static let isInternal = true

    private let words: [String]

    init(_ arguments: Arguments) throws(WrongUse) {
        words = (arguments.operand() ?? "")
            .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) -> ExitStatus {
        let lines = WorkbookCommand.subcommands.completions.lines(for: words)
        terminal.write(lines.map { $0 + "\n" }.joined())
        return .passed
    }
}
