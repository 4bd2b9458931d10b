import Catalogue
import Desk
import Subcommands
import Suites

struct SolutionCommand: Subcommand {
    static let name = "solution"
    static let operands = ["[EXERCISE]"]
    static let options = [Option.folder, .force, .show]
    static let summary = "Shows the solution beside your answer, once that has passed."

    private let arguments: Arguments
    private let isForced: Bool

    init(_ arguments: Arguments) {
        self.arguments = arguments
        isForced = arguments.has(.force)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let exercise = try arguments.exercise(SolutionCommand.name, workbook, terminal)
        if !isForced {
            let report = try AnswerGrading(workbook: workbook, order: CheckOrder())
                .report(on: exercise)
            if let reason = report.reasonToHideSolution(
                folder: workbook.answers.shown,
                hasPassed: DeskNotes(of: workbook)[exercise].hasPassed
            ) {
                terminal.writeMessage(reason)
                return .of([report])
            }
        }
        let page = try SolutionPage(exercise, workbook: workbook, style: terminal.style)
        terminal.write(try arguments[.show].map(page.code) ?? page.text)
        return .passed
    }
}

extension Option {
    fileprivate static let force = flag("--force", "FORCE")
    /// Another right answer to show, by its name.
    fileprivate static let show = value("--show", "SHOW", "ALTERNATIVE")
}
