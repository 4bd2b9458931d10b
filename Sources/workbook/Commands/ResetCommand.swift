import Desk
import Judge

/// Puts the stub back, and keeps the answer.
struct ResetCommand: Subcommand {
    static let name = "reset"
    static let synopsis = "EXERCISE [--dir FOLDER]"
    static let summary = "Puts the stub back, and keeps your answer in a folder beside it."

    private let options: DeskOptions
    private let exercise: Exercise

    init(_ arguments: CommandArguments) throws(WrongUse) {
        options = try DeskOptions(arguments)
        exercise = try options.requiredExercise(ResetCommand.name)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        let workbook = try workbook.answering(in: options.folder)
        let path = workbook.relativeAnswer(exercise)
        do throws(DeskFault) {
            switch try AnswerReset(exercise, workbook: workbook).run() {
            case .nothingToDo: terminal.show("\(path) is the stub already.\n")
            case .restored: terminal.show("\(path) is the stub again.\n")
            case .kept(let name):
                let folder = path.dropLast(exercise.answerFile.count) + AnswerReset.keptFolder
                terminal.show(
                    "\(path) is the stub again. Your answer is kept:\n\(folder)/\(name)\n"
                )
            }
        } catch {
            throw WrongUse(error.message)
        }
        return .passed
    }
}
