import Catalogue
import Desk
import Platform
import Results
import Subcommands

struct NewCommand: Subcommand {
    static let name = "new"
    static let operands = ["DIR"]
    static let required: KeyValuePairs = ["DIR": "../my-exercises"]
    static let summary = "Starts your own copy of the exercises, outside the repository."

    private let folder: String

    init(_ arguments: Arguments) throws(WrongUse) {
        folder = arguments.operands[0]
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let path = Workbook.path(of: folder)
        let result = try ExerciseCopy(of: workbook, to: path).make()
        terminal.writeSentences(words(for: result, path))
        return .passed
    }

    private func words(for result: ExerciseCopy.Result, _ path: String) -> String {
        guard !result.added.isEmpty else { return "Nothing is missing in \(path).\n" }
        let count = result.left.count
        let left =
            count == 0
            ? ""
            : counted(count, "existing file") + (count == 1 ? " was" : " were")
                + " left unchanged.\n"
        let start = "Your exercises are in \(path).\n\(left)"
        guard !result.hasForeignMakefile else {
            return start + "The Makefile there is not the workbook's: from the workbook use "
                + "\(DisplayedCommand("watch", in: path).words()).\n"
        }
        return start
            + "Work in that folder, beginning with:\n\n  \(DisplayedCommand("watch", 1).words())\n"
    }
}
