import Judge
import Upkeep

/// Holds each exercise's answers, right and wrong ones, against its suite and its fingerprints.
struct SelfcheckCommand {
    let exercise: Exercise?
    let workbook: Workbook
    let terminal: Terminal

    func run() -> ExitStatus {
        var status = ExitStatus.passed
        for exercise in exercise.map({ [$0] }) ?? Exercise.all {
            do throws(UpkeepFault) {
                let grades = try CatalogueGrading(exercise, workbook: workbook).grades()
                let faults = CatalogueRule.all.flatMap { $0.faults(grades) }
                show(exercise, KillMatrix(grades), faults)
                if !faults.isEmpty { status = .notPassed }
            } catch {
                terminal.complain(error.message)
                return .graderFault
            }
        }
        return status
    }

    private func show(_ exercise: Exercise, _ matrix: KillMatrix, _ faults: [CatalogueFault]) {
        let end =
            faults.isEmpty
            ? "Nothing is wrong.\n" : faults.map { "✗ \($0.sentence)\n" }.joined()
        terminal.show("Exercise \(exercise.number), \(exercise.title)\n\n\(matrix.text)\n\(end)\n")
    }
}
