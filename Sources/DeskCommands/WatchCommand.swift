import Catalogue
import Desk
import Foundation
import Platform
import Subcommands
import Suites
import TerminalInput

struct WatchCommand: Subcommand {
    static let name = "watch"
    static let operands = ["[EXERCISE]"]
    static let options = [Option.folder]
    static let summary =
        "Checks an answer on each save; without an exercise the first unfinished one."

    private let exercise: Exercise?

    init(_ arguments: Arguments) throws(WrongUse) {
        exercise = try arguments.exercise()
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        guard let exercise = exercise ?? firstUnfinished(workbook) else {
            terminal.write(WatchEnding(of: workbook, style: terminal.style).text)
            let watch = DisplayedCommand("watch", 3, in: workbook.answers.shown).words()
            terminal.writeSentences("\n\(watch) still watches one of them.\n")
            return .passed
        }
        let session = TerminalSession()
        let isDumb = ProcessInfo.processInfo.environment["TERM"] ?? "dumb" == "dumb"
        let screen = WatchScreen(
            takesControl: session.isInteractive && !isDumb,
            measure: { TerminalSize() ?? .usual },
            style: { Terminal.style(columns: $0.columns) },
            write: terminal.write
        )
        WatchSession(exercise, workbook: workbook, source: session, screen: screen) {
            exercise,
            isFresh,
            cancellation in
            var order = CheckOrder()
            order.isWatched = true
            var grading = AnswerGrading(workbook: workbook, order: order)
            grading.isFresh = isFresh
            grading.cancellation = cancellation
            return try? grading.report(on: exercise)
        }
        .run()
        return .passed
    }

    private func firstUnfinished(_ workbook: Workbook) -> Exercise? {
        ExerciseStanding.all(in: workbook).first { !$0.state.isPassed }?.exercise
    }
}
