import Catalogue
import Subcommands
import Upkeep

/// Measures how often reports on wrong answers name what their authors meant.
struct BeliefsCommand: Subcommand {
    static let name = "beliefs"
    static let operands = ["[EXERCISE]"]
    static let options = [Option.removed]
    static let summary =
        "Tells how often wrong answers of people who have not seen the catalogue are told what they meant."

    private let exercises: [Exercise]
    /// Whether to grade right answers with removed statements instead of blind answers.
    private let takesRemovals: Bool

    init(_ arguments: Arguments) throws(WrongUse) {
        exercises = try arguments.exercises()
        takesRemovals = arguments.has(.removed)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let (text, isGood) =
            takesRemovals
            ? try removals(workbook) : try beliefs(workbook)
        terminal.write(text)
        return isGood ? .passed : .notPassed
    }

    private func beliefs(_ workbook: Workbook) throws -> (String, Bool) {
        let table = BeliefTable(
            try exercises.map { exercise in
                (exercise.number, try BeliefRun(exercise, workbook: workbook).told())
            }
        )
        return (table.text, table.isGood)
    }

    private func removals(_ workbook: Workbook) throws -> (String, Bool) {
        let table = RemovalTable(
            try exercises.map { exercise in
                (exercise.number, try RemovalRun(exercise, workbook: workbook).told())
            }
        )
        return (table.text, table.isGood)
    }
}

extension Option {
    fileprivate static let removed = flag("--removed", "REMOVED")
}
