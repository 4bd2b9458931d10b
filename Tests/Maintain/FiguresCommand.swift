import Catalogue
import Subcommands
import Upkeep

/// Draws the figures of the lessons, and stores them beside the lessons.
struct FiguresCommand: Subcommand {
    static let name = "figures"
    static let operands = ["[EXERCISE]"]
    static let summary = "Draws the lessons' figures from the tests' scenes."

    private let exercises: [Exercise]

    init(_ arguments: Arguments) throws(WrongUse) {
        exercises = try arguments.exercises()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        for exercise in exercises {
            let changed = try FigureMaker(exercise, workbook: workbook).write()
            let names = changed.map { "\n  " + ($0.split(separator: "/").last ?? "") }.joined()
            terminal.write("\(exercise.slug): \(changed.count) figures changed\(names)\n")
        }
        return .passed
    }
}
