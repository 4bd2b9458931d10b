import Desk
import Foundation
import Judge
import TerminalInput

/// Checks an answer on each save, until it is ended.
struct WatchCommand: Subcommand {
    static let name = "watch"
    static let synopsis = "[EXERCISE] [--dir FOLDER]"
    static let summary =
        "Checks an answer on each save; without an exercise the first unfinished one."

    private let options: DeskOptions

    init(_ arguments: CommandArguments) throws(WrongUse) {
        options = try DeskOptions(arguments)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        let workbook = try workbook.answering(in: options.folder)
        guard let exercise = options.exercise ?? firstUnfinished(workbook) else {
            terminal.show(
                "All exercises have passed. make watch EX=3 watches one of them all the same.\n"
            )
            return .passed
        }
        let session = TerminalSession()
        let isDumb = ProcessInfo.processInfo.environment["TERM"] ?? "dumb" == "dumb"
        let screen = WatchScreen(
            takesControl: session.isInteractive && !isDumb,
            measure: { TerminalSize() ?? .usual },
            style: { Terminal.style(columns: $0.columns) },
            write: terminal.show
        )
        WatchSession(exercise, workbook: workbook, source: session, screen: screen) {
            exercise,
            isFresh in
            var grading = AnswerGrading(workbook: workbook, order: CheckOrder())
            grading.isFresh = isFresh
            return try? grading.report(on: exercise)
        }
        .run()
        return .passed
    }

    private func firstUnfinished(_ workbook: Workbook) -> Exercise? {
        ExerciseStanding.all(in: workbook).first { !$0.state.isPassed }?.exercise
    }
}
