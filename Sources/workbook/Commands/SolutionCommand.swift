import Desk
import Judge

/// Shows the solution beside the student's answer, once that has passed.
struct SolutionCommand: Subcommand {
    static let name = "solution"
    static let synopsis = "EXERCISE [--force] [--dir FOLDER]"
    static let summary = "Shows the solution beside your answer, once that has passed."

    private let options: DeskOptions
    private let exercise: Exercise

    init(_ arguments: CommandArguments) throws(WrongUse) {
        options = try DeskOptions(arguments, allowsForce: true)
        exercise = try options.requiredExercise(SolutionCommand.name)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        let workbook = try workbook.answering(in: options.folder)
        if !options.isForced {
            let report = try AnswerGrading(workbook: workbook, order: CheckOrder())
                .report(on: exercise)
            if case .closed(let reason) = SolutionGate(report, folder: workbook.answers.shown) {
                terminal.complain(reason)
                return .of([report])
            }
        }
        do throws(DeskFault) {
            terminal.show(
                try SolutionPage(exercise, workbook: workbook, style: terminal.style).text
            )
        } catch {
            throw WrongUse(error.message)
        }
        return .passed
    }
}
