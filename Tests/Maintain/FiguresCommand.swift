import Catalogue
import Subcommands
import Upkeep

/// Draws the figures of the lessons, and stores them beside the lessons.
struct FiguresCommand: Subcommand {
    static let name = "figures"
    static let operands = ["[EXERCISE]"]
    static let summary = "Draws the lessons' figures from the tests' scenes."

    /// `nil` for all exercises.
    private let exercise: Exercise?

    init(_ arguments: Arguments) throws(WrongUse) {
        exercise = try arguments.exercise()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        for exercise in exercise.map({ [$0] }) ?? Exercise.all {
            let changed = try FigureMaker(exercise, workbook: workbook).write()
            let names = changed.map { "\n  " + ($0.split(separator: "/").last ?? "") }.joined()
            terminal.write("\(exercise.slug): \(changed.count) figures changed\(names)\n")
        }
        return .passed
    }
}
