import Catalogue
import Subcommands
import Upkeep

struct NewExerciseCommand: Subcommand {
    static let name = "new-exercise"
    static let operands = ["NAME"]
    static let options = [Option.shape]
    static let required: KeyValuePairs = ["NAME": "LampSwitch"]
    static let summary = "Begins a new exercise, as a copy of the first one of its shape."

    private let exerciseName: String
    private let shape: AnswerShape

    init(_ arguments: Arguments) throws(WrongUse) {
        exerciseName = arguments.operands[0]
        shape = try arguments.choice(.shape) ?? .view
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let files = try ExerciseDraft(exerciseName, shape, in: workbook).write()
        terminal.write(
            """
            These files are new or longer:
            \(files.map { "  \($0)\n" }.joined())
            make selfcheck EX=\(Exercise.all.count + 1) builds the exercise, grades its reference, and lists what \
            is still to be written.

            """
        )
        return .passed
    }
}

extension Option {
    fileprivate static let shape = value("--shape", "SHAPE", "view|controller|chain")
}
