import Catalogue
import Desk
import Platform
import Subcommands

extension Option {
    package static let folder = value("--dir", "DIR", "FOLDER")
}

extension Arguments {
    /// The exercise, a required operand.
    ///
    /// - Parameter target: The `make` target, for the error message.
    package func requiredExercise(_ target: String) throws(WrongUse) -> Exercise {
        guard let exercise = try exercise() else {
            let speech = CommandSpeech.ofThisProcess
            throw WrongUse(
                "\(SpokenCommand(target).words()) needs an exercise: "
                    + "add \(speech.exercise(1)) to \(speech.exercise(Exercise.all.count))."
            )
        }
        return exercise
    }
}
