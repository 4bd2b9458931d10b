import Catalogue
import Subcommands

struct CompletionsCommand: Subcommand {
    static let name = "completions"
    static let operands = [CompletionScript.Shell.allCases.map(\.rawValue).joined(separator: "|")]
    static let summary =
        "Writes a shell's completions for this command; make install installs them."

    private let shell: CompletionScript.Shell

    init(_ arguments: Arguments) throws(WrongUse) {
        guard let shell = arguments.operand().flatMap(CompletionScript.Shell.init) else {
            throw WrongUse("completions needs a shell: \(CompletionsCommand.operands.joined()).")
        }
        self.shell = shell
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) -> ExitStatus {
        terminal.write(WorkbookCommand.subcommands.completions.text(for: shell))
        return .passed
    }
}
