import Catalogue
import Foundation
import Platform
import Reports
import Results
import Suites
import TerminalInput

/// Watches the answers: checks one on each save, and responds to keys in the meantime.
///
/// One thread does everything except the check. It sleeps until a key, a save, a signal, the next
/// picture of the spinner, or the end of a check.
package final class WatchSession {
    let workbook: Workbook
    let screen: WatchScreen
    let opensFile: (String) -> Bool
    let writesPage: (Exercise, ExerciseReport) throws -> String
    let clock: WatchClock
    private let source: any TerminalEventSource
    private let checks: CheckQueue
    private let saves: SaveWatches

    private(set) var exercise: Exercise
    /// Whether a pass leads on to the next open exercise.
    var advances: Bool
    /// The report on the current exercise; `nil` before the first one.
    var report: ExerciseReport?
    var progress: PointsProgress
    /// The exercise's standing after ``report``.
    var standing: StandingLine?
    /// The time at which the report is reflowed after the terminal became narrower.
    private var timeOfReflow: Double?
    /// The text at the start of the last check; `nil` before it, and without a file.
    private var checkedText: Data?
    /// Whether there was no file at the last look.
    private(set) var isMissing = false
    private var due: DueCheck? = .look
    private(set) var running = DueCheck.look
    private(set) var startOfCheck = Date.distantPast
    /// Keys from a pipe wait until the previous check is done.
    private var waitingKeys: [Key] = []
    private var inputHasEnded = false
    private var isOver = false
    private var ending = ""

    /// Dragging a window's edge causes many resizes, of which only the last one counts.
    private static let secondsToReflow = 0.3

    /// The reason for the next check.
    enum DueCheck {
        /// The exercise was chosen.
        case look
        case save
        /// The student asked for other random scenes.
        case again
    }

    /// - Parameters:
    ///   - exercise: The first exercise.
    ///   - opensFile: Opens a file outside of the terminal, and returns whether that is possible.
    ///   - writesPage: Writes the page of a report, and returns its path.
    ///   - grade: Grades an answer, afresh if the flag is set; `nil` if there is no file.
    package init(
        _ exercise: Exercise,
        workbook: Workbook,
        source: any TerminalEventSource,
        screen: WatchScreen,
        clock: WatchClock = WatchClock(),
        opensFile: @escaping (String) -> Bool = FileOpener.open,
        writesPage: ((Exercise, ExerciseReport) throws -> String)? = nil,
        grade: @escaping @Sendable (Exercise, Bool, Cancellation) -> ExerciseReport?
    ) {
        self.exercise = exercise
        self.workbook = workbook
        self.source = source
        self.screen = screen
        self.clock = clock
        self.opensFile = opensFile
        self.writesPage =
            writesPage ?? { exercise, report in
                try ReportPageWriter(exercise, workbook: workbook, order: CheckOrder())
                    .write(report)
            }
        checks = CheckQueue(grade)
        saves = SaveWatches(workbook)
        advances = workbook.advanceChoice.value ?? false
        progress = PointsProgress(exercise, workbook)
    }

    package func run() {
        announce("Watching \(workbook.relativeAnswer(exercise)). Each save is checked.")
        while !isOver, screen.isOpen {
            startCheckIfDue()
            if source.isInteractive || !checks.isBusy { answerWaitingKeys() }
            if inputHasEnded, waitingKeys.isEmpty, !checks.isBusy, due == nil { break }
            guard !isOver, due == nil || checks.isBusy else { continue }
            react(to: nextEvent())
            let now = monotonicSeconds()
            if let saved = saves.saved(at: now, watching: exercise) { takeSave(of: saved) }
            if let time = timeOfReflow, now >= time {
                timeOfReflow = nil
                showAgain()
            }
            screen.animate(at: now)
        }
        checks.end()
        screen.close(with: ending)
        source.end()
    }

    private func nextEvent() -> TerminalEvent {
        // While keys from a pipe wait for a check, only the check's end matters.
        let now = monotonicSeconds()
        return source.next(
            within: min(saves.secondsToWait(at: now), screen.secondsToWait(at: now)),
            watching: [checks.descriptor]
        )
    }

    private func react(to event: TerminalEvent) {
        switch event {
        case .key(let key): waitingKeys.append(key)
        case .endOfInput: inputHasEnded = true
        case .resized, .resumed:
            let columns = screen.size.columns
            screen.refresh()
            guard screen.size.columns < columns else { break }
            timeOfReflow = monotonicSeconds() + WatchSession.secondsToReflow
        case .stopRequested(SIGINT): quit()
        case .stopRequested: isOver = true
        case .readable: finishCheck()
        case .timePassed: break
        }
    }

    private func answerWaitingKeys() {
        while !isOver, !waitingKeys.isEmpty, source.isInteractive || !(checks.isBusy || due != nil)
        {
            answer(waitingKeys.removeFirst())
        }
    }

    /// Ends the watch, and lists the open exercises.
    func quit() {
        ending = WatchEnding(of: workbook, style: screen.style).text
        isOver = true
    }

    // MARK: Checks

    /// Moves to another exercise, and checks it.
    func watch(_ next: Exercise) {
        exercise = next
        (report, checkedText, isMissing) = (nil, nil, false)
        progress = PointsProgress(next, workbook)
        request(.look)
        announce("\nWatching \(workbook.relativeAnswer(next)).")
    }

    private func announce(_ sentence: String) {
        var page = Page(screen.style)
        page.paragraph(sentence)
        screen.show(page.lines.rendered(in: screen.style))
    }

    func checkAgain() { request(.again) }

    /// Ends the running check, whose report is no longer needed.
    private func request(_ check: DueCheck) {
        due = check
        if checks.isBusy { checks.cancel() }
    }

    private func takeSave(of saved: Exercise) {
        guard saved == exercise else {
            watch(saved)
            due = .save
            return
        }
        guard let text = RegularFile.contents(atPath: workbook.answer(exercise)) else {
            reportMissing()
            return
        }
        if text == checkedText, due == nil {
            screen.notice("\(clock.time()) Saved without a change.")
        } else {
            request(.save)
        }
    }

    private func startCheckIfDue() {
        guard let check = due, !checks.isBusy else { return }
        due = nil
        running = check
        checkedText = RegularFile.contents(atPath: workbook.answer(exercise))
        guard checkedText != nil else {
            reportMissing()
            return
        }
        isMissing = false
        startOfCheck = clock.date()
        checks.start(exercise, isFresh: check == .again)
        screen.setCheck(since: monotonicSeconds())
    }

    private func finishCheck() {
        guard let result = checks.take() else { return }
        screen.setCheck(since: nil)
        // A cancelled report, or one on outdated text, is not shown.
        guard !result.isCancelled, result.exercise == exercise, due == nil else { return }
        guard let found = result.report else {
            checkedText = nil
            reportMissing()
            return
        }
        show(found)
    }

    private func reportMissing() {
        checkedText = nil
        isMissing = true
        let reset = DisplayedCommand("reset", exercise.number, in: workbook.answers.shown).words()
        screen.notice(
            "\(workbook.relativeAnswer(exercise)) is missing. It is checked when it is back; "
                + "\(reset) restores the stub."
        )
    }
}
