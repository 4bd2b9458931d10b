import Catalogue
import Subcommands
import Upkeep

/// Grades small faults in right answers: a test must fail each one.
struct MutantsCommand: Subcommand {
    static let name = "mutants"
    static let operands = ["[EXERCISE]"]
    static let options = [Option.all]
    static let summary =
        "Grades references with one small fault: does a test fail each?"

    private let exercises: [Exercise]
    private let origins: [MutationRun.Origin]

    init(_ arguments: Arguments) throws(WrongUse) {
        exercises = try arguments.exercises()
        origins = arguments.has(.all) ? [.reference, .alternatives] : [.reference]
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        var status = ExitStatus.passed
        let runs = exercises.flatMap { exercise in origins.map { (exercise, $0) } }
        for (exercise, origin) in runs {
            let run = MutationRun(exercise, of: origin, workbook: workbook)
            let report = try run.report()
            terminal.write(
                "Exercise \(exercise.number), \(origin.rawValue), seed \(Grader.seed), "
                    + "\(report.text)\n"
            )
            if !report.isPassed { status = .notPassed }
        }
        return status
    }
}

extension Option {
    fileprivate static let all = flag("--all", "ALL")
}
