import Judge
import Upkeep

/// Works out how the known wrong answers behave, and writes it down for `check` to compare with.
struct FingerprintsCommand {
    let exercise: Exercise?
    let workbook: Workbook
    let terminal: Terminal

    func run() -> ExitStatus {
        for exercise in exercise.map({ [$0] }) ?? Exercise.all {
            do throws(UpkeepFault) {
                let count = try FingerprintMaker(exercise, workbook: workbook).write()
                terminal.show("\(exercise.slug): \(count) fingerprints\n")
            } catch {
                terminal.complain(error.message)
                return .graderFault
            }
        }
        return .passed
    }
}
