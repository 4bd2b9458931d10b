import Desk
import Judge

/// Gives one more hint for an exercise.
struct HintCommand: Subcommand {
    static let name = "hint"
    static let synopsis = "EXERCISE [--dir FOLDER]"
    static let summary = "Gives one more hint, on what the last check found."

    private let options: DeskOptions
    private let exercise: Exercise

    init(_ arguments: CommandArguments) throws(WrongUse) {
        options = try DeskOptions(arguments)
        exercise = try options.requiredExercise(HintCommand.name)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        let workbook = try workbook.answering(in: options.folder)
        let giving = HintGiving(exercise, workbook: workbook, style: terminal.style)
        terminal.show(giving.isNeedless ? giving.needless + "\n" : giving.next().text)
        return .passed
    }
}
