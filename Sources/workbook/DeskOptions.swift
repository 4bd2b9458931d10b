import Desk
import Judge

/// What follows the word of a student's subcommand: the exercise, and the folder.
struct DeskOptions {
    /// The exercise, where one is named.
    private(set) var exercise: Exercise?
    /// The student's own copy of the exercises, where one is named.
    private(set) var folder: String?
    /// Whether it is to be done in any case.
    private(set) var isForced = false

    /// Reads the words.
    ///
    /// - Parameter allowsForce: Whether `--force` means something.
    init(_ arguments: CommandArguments, allowsForce: Bool = false) throws(WrongUse) {
        var arguments = arguments
        while let word = arguments.next() {
            switch word {
            case "--dir": folder = try arguments.value(of: word)
            case "--force" where allowsForce: isForced = true
            default:
                guard exercise == nil, !word.hasPrefix("-") else {
                    throw arguments.notUnderstood(word)
                }
                exercise = try arguments.exercise(word)
            }
        }
    }

    /// The exercise, which has to be named.
    ///
    /// - Parameter target: What is to be done with it.
    func requiredExercise(_ target: String) throws(WrongUse) -> Exercise {
        guard let exercise else {
            throw WrongUse(
                "make \(target) needs an exercise: add EX=1 to EX=\(Exercise.all.count)."
            )
        }
        return exercise
    }
}
