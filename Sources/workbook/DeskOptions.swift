import Catalogue
import Desk
import Subcommands

extension Option {
    static let folder = value("--dir", "DIR", "FOLDER")
}

extension Arguments {
    /// The exercise, a required operand.
    ///
    /// - Parameter target: The `make` target, for the error message.
    func requiredExercise(_ target: String) throws(WrongUse) -> Exercise {
        guard let exercise = try exercise() else {
            throw WrongUse(
                "make \(target) needs an exercise: add EX=1 to EX=\(Exercise.all.count)."
            )
        }
        return exercise
    }
}
