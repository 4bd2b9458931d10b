import Catalogue
import Desk
import Subcommands

struct HintCommand: Subcommand {
    static let name = "hint"
    static let operands = ["EXERCISE"]
    static let options = [Option.folder]
    static let summary = "Gives one more hint, on what the last check found."

    private let exercise: Exercise

    init(_ arguments: Arguments) throws(WrongUse) {
        exercise = try arguments.requiredExercise(HintCommand.name)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let giving = HintGiving(exercise, workbook: workbook, style: terminal.style)
        if giving.isNeedless {
            terminal.tell(giving.needless + "\n")
        } else {
            terminal.show(giving.next().text)
        }
        return .passed
    }
}
