import Catalogue
import Desk
import Subcommands
import Suites

struct SolutionCommand: Subcommand {
    static let name = "solution"
    static let operands = ["EXERCISE"]
    static let options = [Option.folder, .force]
    static let summary = "Shows the solution beside your answer, once that has passed."

    private let exercise: Exercise
    private let isForced: Bool

    init(_ arguments: Arguments) throws(WrongUse) {
        exercise = try arguments.requiredExercise(SolutionCommand.name)
        isForced = arguments.has(.force)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        if !isForced {
            let report = try AnswerGrading(workbook: workbook, order: CheckOrder())
                .report(on: exercise)
            if let reason = report.reasonToHideSolution(folder: workbook.answers.shown) {
                terminal.log(reason)
                return .of([report])
            }
        }
        terminal.show(
            try SolutionPage(exercise, workbook: workbook, style: terminal.style).text
        )
        return .passed
    }
}

extension Option {
    fileprivate static let force = flag("--force", "FORCE")
}
