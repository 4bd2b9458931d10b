import Catalogue
import Desk
import Subcommands

struct HintCommand: Subcommand {
    static let name = "hint"
    static let operands = ["[EXERCISE]"]
    static let options = [Option.folder]
    static let summary = "Gives one more hint, on what the last check found."

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let exercise = try arguments.exercise(HintCommand.name, workbook, terminal)
        let giving = HintGiving(exercise, workbook: workbook, style: terminal.style)
        if giving.isNeedless {
            terminal.writeSentences(giving.needless + "\n")
        } else {
            terminal.write(giving.next().text)
        }
        return .passed
    }
}
