import Judge
import Upkeep

/// Holds the suites against small faults in the references: a test must fail each.
struct MutantsCommand {
    let exercise: Exercise?
    let workbook: Workbook
    let terminal: Terminal

    func run() -> ExitStatus {
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
