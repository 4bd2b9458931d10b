import Judge
import Upkeep

/// Tells how often wrong answers are told what their authors meant.
struct BeliefsCommand: Subcommand {
    static let name = "beliefs"
    static let synopsis = "[EXERCISE]"
    static let summary =
        "Tells how often wrong answers of people who have not seen the catalogue are told what they meant."

    /// The exercise; all of them where `nil`.
    private let exercise: Exercise?

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        exercise = try arguments.onlyExercise()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) -> ExitStatus {
        var told: [(exercise: Int, answers: [BeliefRun.Told])] = []
        for exercise in exercise.map({ [$0] }) ?? Exercise.all {
            do throws(UpkeepFault) {
                told.append((exercise.number, try BeliefRun(exercise, workbook: workbook).told()))
            } catch {
                terminal.complain(error.message)
                return .graderFault
            }
        }
        let table = BeliefTable(told)
        terminal.show(table.text)
        return table.isGood ? .passed : .notPassed
    }
}
