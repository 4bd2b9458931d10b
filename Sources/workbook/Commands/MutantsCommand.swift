import Judge
import Upkeep

/// Holds the suites against small faults in the references: a test must fail each.
struct MutantsCommand: Subcommand {
    static let name = "mutants"
    static let synopsis = "[EXERCISE] [--all]"
    static let summary =
        "Grades references with one small fault: does a test fail each?"

    /// The exercise; all of them where `nil`.
    private let exercise: Exercise?
    /// Whose mutants are graded.
    private let origins: [MutationRun.Origin]

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        let hasFlag: Bool
        (exercise, hasFlag) = try arguments.onlyExercise(orFlag: "--all")
        origins = hasFlag ? [.reference, .alternatives] : [.reference]
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) -> ExitStatus {
        var status = ExitStatus.passed
        let exercises = exercise.map { [$0] } ?? Exercise.all
        let runs = exercises.flatMap { exercise in origins.map { (exercise, $0) } }
        for (exercise, origin) in runs {
            do throws(UpkeepFault) {
                let run = MutationRun(exercise, of: origin, workbook: workbook)
                let report = try run.report()
                terminal.show(
                    "Exercise \(exercise.number), \(origin.rawValue), seed \(Grader.seed), "
                        + "\(report.text)\n"
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
