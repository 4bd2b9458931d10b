import Judge
import Upkeep

/// Works out how the known wrong answers behave, and writes it down for `check` to compare with.
struct FingerprintsCommand: Subcommand {
    static let name = "fingerprints"
    static let synopsis = "[EXERCISE]"
    static let summary =
        "Works out how the known wrong answers behave, and writes it down."

    /// The exercise; all of them where `nil`.
    private let exercise: Exercise?

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        exercise = try arguments.onlyExercise()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) -> ExitStatus {
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
