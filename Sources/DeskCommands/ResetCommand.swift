import Catalogue
import Desk
import Subcommands

struct ResetCommand: Subcommand {
    static let name = "reset"
    static let operands = ["EXERCISE"]
    static let options = [Option.folder]
    static let summary = "Puts the stub back, and keeps your answer in a folder beside it."

    private let exercise: Exercise

    init(_ arguments: Arguments) throws(WrongUse) {
        exercise = try arguments.requiredExercise(ResetCommand.name)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let path = workbook.relativeAnswer(exercise)
        switch try AnswerReset(exercise, workbook: workbook).run() {
        case .nothingToDo: terminal.writeSentences("\(path) is the stub already.\n")
        case .restored: terminal.writeSentences("\(path) is the stub again.\n")
        case .kept(let name):
            let folder = path.dropLast(exercise.answerFile.count) + AnswerReset.keptFolder
            terminal.writeSentences(
                "\(path) is the stub again. Your answer is kept:\n\(folder)/\(name)\n"
            )
        }
        return .passed
    }
}
