import Catalogue
import Subcommands
import Upkeep

/// Computes the fingerprints of the misconceptions, and stores them for `check`.
struct FingerprintsCommand: Subcommand {
    static let name = "fingerprints"
    static let operands = ["[EXERCISE]"]
    static let summary =
        "Works out how the known wrong answers behave, and writes it down."

    private let exercises: [Exercise]

    init(_ arguments: Arguments) throws(WrongUse) {
        exercises = try arguments.exercises()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        for exercise in exercises {
            let count = try FingerprintMaker(exercise, workbook: workbook).write()
            terminal.write("\(exercise.slug): \(count) fingerprints\n")
        }
        return .passed
    }
}
