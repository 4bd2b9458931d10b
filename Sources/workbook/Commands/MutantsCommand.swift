import Judge
import Upkeep

/// Holds the suites against small faults in the references: a test must fail each.
struct MutantsCommand: Subcommand {
    static let name = "mutants"
    static let synopsis = "[EXERCISE]"
    static let summary =
        "Grades references with one small fault: does a test fail each?"

    /// The exercise; all of them where `nil`.
    private let exercise: Exercise?

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        exercise = try arguments.onlyExercise()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) -> ExitStatus {
        var status = ExitStatus.passed
        for exercise in exercise.map({ [$0] }) ?? Exercise.all {
            do throws(UpkeepFault) {
                let report = try MutationRun(exercise, workbook: workbook).report()
                terminal.show(
                    "Exercise \(exercise.number), seed \(Grader.seed), \(report.text)\n"
                )
                if !report.isPassed { status = .notPassed }
            } catch {
                terminal.complain(error.message)
                return .graderFault
            }
        }
        return status
    }
}
