import Catalogue
import Desk
import Platform
import Subcommands
import Suites

extension Option {
    /// An answer's file, if it is not the student's own.
    package static let attempt = value("--attempt", "ATTEMPT", "FILE")
    package static let onlyCase = value("--case", "CASE")
}

extension Arguments {
    /// The answer, the case and the seed of a check.
    package func checkOrder() throws(WrongUse) -> CheckOrder {
        CheckOrder(
            attemptFile: self[.attempt].map { Workbook.fileFromCopy($0) },
            onlyCase: self[.onlyCase],
            seed: try seed()
        )
    }

    /// The exercise, a required operand; without it the message names the `make` target.
    package func requiredExercise(_ target: String) throws(WrongUse) -> Exercise {
        guard let exercise = try exercise() else {
            let form = CommandForm.ofThisProcess
            throw WrongUse(
                "\(DisplayedCommand(target).words()) needs an exercise: "
                    + "choose one of \(form.exercise(1)) to \(form.exercise(Exercise.all.count))."
            )
        }
        return exercise
    }

    /// The exercise of the operand.
    ///
    /// Without it, this is the exercise whose answer changed last, or else the first one, and a message says
    /// so.
    func exercise(
        _ target: String,
        _ workbook: Workbook,
        _ terminal: Terminal
    ) throws(WrongUse) -> Exercise {
        guard operand() == nil, self[.attempt] == nil, self[.onlyCase] == nil else {
            return try requiredExercise(target)
        }
        if let exercise = ExerciseStanding.changedLast(in: workbook) {
            terminal.writeMessage("Exercise \(exercise.number), whose answer changed last:")
            return exercise
        }
        guard let first = Exercise.all.first else { return try requiredExercise(target) }
        terminal.writeMessage("Exercise \(first.number), since no answer has changed yet:")
        return first
    }
}
