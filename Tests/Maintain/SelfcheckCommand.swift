import Catalogue
import Subcommands
import Upkeep

/// Compares the grades of each exercise's right and wrong answers with its suite and fingerprints.
struct SelfcheckCommand: Subcommand {
    static let name = "selfcheck"
    static let operands = ["[EXERCISE]"]
    static let summary =
        "Grades the known answers, right and wrong ones: does each get what it deserves?"

    private let exercises: [Exercise]

    init(_ arguments: Arguments) throws(WrongUse) {
        exercises = try arguments.exercises()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        var faulty: [Exercise] = []
        for exercise in exercises {
            let grades = try CatalogueGrading(exercise, workbook: workbook).grades()
            let faults = grades.faults
            show(exercise, KillMatrix(grades), faults, terminal)
            if !faults.isEmpty { faulty.append(exercise) }
        }
        if faulty.isEmpty { return .passed }
        // The end of a long log is what CI shows.
        let names = faulty.map { "exercise \($0.number)" }.joined(separator: ", ")
        terminal.write("✗ Something is wrong in \(names): see the lines that begin with ✗.\n")
        return .notPassed
    }

    private func show(
        _ exercise: Exercise,
        _ matrix: KillMatrix,
        _ faults: [CatalogueFault],
        _ terminal: Terminal
    ) {
        let end =
            faults.isEmpty
            ? "Nothing is wrong.\n" : faults.map { "✗ \($0.sentence)\n" }.joined()
        terminal.write("Exercise \(exercise.number), \(exercise.title)\n\n\(matrix.text)\n\(end)\n")
    }
}
