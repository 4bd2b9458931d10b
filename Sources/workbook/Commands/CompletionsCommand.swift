import Catalogue
import Subcommands

struct CompletionsCommand: Subcommand {
    static let name = "completions"
    static let operands = [CompletionScript.allCases.map(\.rawValue).joined(separator: "|")]
    static let summary =
        "Writes a shell's completions for this command; make install installs them."

    private let script: CompletionScript

    init(_ arguments: Arguments) throws(WrongUse) {
        guard let script = arguments.operand().flatMap(CompletionScript.init) else {
            throw WrongUse("completions needs a shell: \(CompletionsCommand.operands.joined()).")
        }
        self.script = script
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) -> ExitStatus {
        terminal.write(script.text)
        return .passed
    }
}
