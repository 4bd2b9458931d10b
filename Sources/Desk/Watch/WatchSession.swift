import Catalogue
import Foundation
import Platform
import Reports
import Scenario
import TerminalInput

/// Watches one answer: checks it on each save, and responds to keys in the meantime.
///
/// One thread does everything except the check. It sleeps until a key, a save, a signal, or the end
/// of a check.
package final class WatchSession {
    private let workbook: Workbook
    private let source: any TerminalEventSource
    private let screen: WatchScreen
    private let checks: CheckQueue
    private let clock: WatchClock

    private var exercise: Exercise
    private var saves: SaveWatch
    /// The text at the start of the last check; `nil` before it, and without a file.
    private var checkedText: Data?
    private var report: ExerciseReport?
    private var isCheckDue = true
    private var isFreshDue = false
    private var startOfCheck = Date.distantPast
    /// Keys from a pipe wait until the previous check is done.
    private var waitingKeys: [Key] = []
    private var inputHasEnded = false
    private var isOver = false

    /// - Parameters:
    ///   - exercise: The first exercise.
    ///   - grade: Grades an answer, afresh if the flag is set; `nil` if there is no file.
    package init(
        _ exercise: Exercise,
        workbook: Workbook,
        source: any TerminalEventSource,
        screen: WatchScreen,
        clock: WatchClock = WatchClock(),
        grade: @escaping @Sendable (Exercise, Bool) -> ExerciseReport?
    ) {
        self.exercise = exercise
        self.workbook = workbook
        self.source = source
        self.screen = screen
        self.clock = clock
        checks = CheckQueue(grade)
        saves = SaveWatch(path: workbook.answer(exercise))
    }

    package func run() {
        screen.show(
            "Watching \(screen.style.visible(workbook.relativeAnswer(exercise))): "
                + "save it, and it is checked.\n"
        )
        while !isOver, screen.isOpen {
            startCheckIfDue()
            if source.isInteractive || !checks.isBusy { answerWaitingKeys() }
            if inputHasEnded, waitingKeys.isEmpty, !checks.isBusy, !isCheckDue { break }
            guard !isOver, !(isCheckDue && !checks.isBusy) else { continue }
            react(to: nextEvent())
            if saves.wasSaved(at: clock.seconds()) { takeSave() }
        }
        screen.close()
        source.end()
    }

    private func nextEvent() -> TerminalEvent {
        // While keys from a pipe wait for a check, only the check's end matters.
        source.next(
            within: saves.secondsToWait(at: clock.seconds()),
            watching: saves.descriptors + [checks.descriptor]
        )
    }

    private func react(to event: TerminalEvent) {
        switch event {
        case .key(let key): waitingKeys.append(key)
        case .endOfInput: inputHasEnded = true
        case .resized, .resumed: screen.refresh()
        case .stopRequested: isOver = true
        case .readable(checks.descriptor): finishCheck()
        case .readable: saves.drainEvents(at: clock.seconds())
        case .timePassed: break
        }
    }

    // MARK: Checks

    private func takeSave() {
        guard let text = RegularFile.contents(atPath: workbook.answer(exercise)) else {
            reportMissing()
            return
        }
        if text == checkedText, !isCheckDue {
            screen.notice("\(clock.time()) Saved, and nothing has changed.")
        } else {
            isCheckDue = true
        }
    }

    private func startCheckIfDue() {
        guard isCheckDue, !checks.isBusy else { return }
        isCheckDue = false
        checkedText = RegularFile.contents(atPath: workbook.answer(exercise))
        guard checkedText != nil else {
            reportMissing()
            return
        }
        startOfCheck = clock.date()
        checks.start(exercise, isFresh: isFreshDue)
        isFreshDue = false
        screen.setBusy(true)
    }

    private func finishCheck() {
        guard let result = checks.take() else { return }
        screen.setBusy(isCheckDue)
        guard result.exercise == exercise else { return }
        guard let found = result.report else {
            checkedText = nil
            reportMissing()
            return
        }
        // A newer save is checked next, so this report is on outdated text.
        guard !isCheckDue else { return }
        let before = report
        report = found
        let compact = compact(found)
        if let before, before.saysTheSame(as: found) {
            screen.show("\(clock.time(startOfCheck)) \(compact.unchanged)")
        } else {
            screen.show(screen.rule(clock.time(startOfCheck)) + compact.text + wayOn(found))
        }
    }

    private func compact(_ report: ExerciseReport) -> CompactReport {
        CompactReport(
            report,
            next: Exercise.numbered(exercise.number + 1).map { next in
                ExerciseReference(
                    exercise: next.number,
                    lessonPath: workbook.relativeLesson(next)
                )
            },
            style: screen.style,
            rows: screen.rows - 2
        )
    }

    private func reportMissing() {
        checkedText = nil
        let reset = MakeCommand.make("reset", exercise.number, in: workbook.answers.shown)
        screen.notice(
            "\(workbook.relativeAnswer(exercise)) is gone. It is checked when it is back; "
                + "\(reset) brings the stub back."
        )
    }

    private func wayOn(_ report: ExerciseReport) -> String {
        let words: String? =
            switch report.outcome {
            case .passed:
                exercise.number == Exercise.all.last?.number
                    ? nil : "n goes on to exercise \(exercise.number + 1)."
            case .failed, .crashed, .timedOut:
                "p draws the scene, l lists the tests, h gives a hint."
            case .notStarted, .didNotCompile, .skipped, .graderFault, .missing, .notAccepted: nil
            }
        guard let words else { return "" }
        return "\n" + [StyledLine("  " + words, .faint)].rendered(in: screen.style)
    }

    // MARK: Keys

    private func answerWaitingKeys() {
        while !isOver, !waitingKeys.isEmpty, source.isInteractive || !(checks.isBusy || isCheckDue)
        {
            answer(waitingKeys.removeFirst())
        }
    }

    private func answer(_ key: Key) {
        switch WatchKey(key) {
        case .hint?: hint()
        case .picture?:
            show(report.flatMap { compact($0).picture }, otherwise: "There is no scene to draw")
        case .list?:
            show(report.flatMap { compact($0).list }, otherwise: "There is no list of tests")
        case .next?: goOn()
        case .runAgain?: (isCheckDue, isFreshDue) = (true, true)
        case .quit?: isOver = true
        case nil where key == .enter: screen.refresh()
        case nil:
            let letters = WatchKey.allCases.map { String($0.letter) }.joined(separator: ", ")
            screen.notice("That key means nothing here: press one of \(letters).")
        }
    }

    private func show(_ text: String?, otherwise sentence: String) {
        if let text {
            screen.show("\n" + text)
        } else if report == nil {
            screen.notice("\(sentence) before the first check is done.")
        } else {
            screen.notice("\(sentence): \(reasonForNothing).")
        }
    }

    private var reasonForNothing: String {
        switch report?.outcome {
        case .passed?: "everything passed"
        case .notStarted?: "the exercise is not started"
        case .didNotCompile?: "the answer does not compile"
        case .graderFault?: "the grader is at fault"
        case .notAccepted?: "the answer is not accepted"
        case .failed?, .crashed?, .timedOut?, .skipped?, .missing?, nil:
            "there is only what stands above"
        }
    }

    private func hint() {
        let giving = HintGiving(exercise, workbook: workbook, style: screen.style)
        if report?.outcome == .passed {
            screen.notice(giving.needless)
        } else {
            screen.show("\n" + giving.next().newest)
        }
    }

    private func goOn() {
        guard let next = Exercise.numbered(exercise.number + 1) else {
            screen.notice("Exercise \(exercise.number) is the last one.")
            return
        }
        exercise = next
        saves = SaveWatch(path: workbook.answer(next))
        (report, checkedText, isCheckDue) = (nil, nil, true)
        screen.show("\nWatching \(screen.style.visible(workbook.relativeAnswer(next))).\n")
    }
}

extension ExerciseReport {
    /// Whether both reports look the same to a student, apart from the seed.
    fileprivate func saysTheSame(as other: ExerciseReport) -> Bool {
        func words(_ report: ExerciseReport) -> [String] {
            let failed = report.testToldInFull
            return [
                report.outcome.rawValue, "\(report.score)", report.message, report.output,
                failed?.identifier ?? "", failed?.failure?.expected ?? "",
                failed?.failure?.actual ?? "", failed?.failure?.firstDifference ?? "",
                failed?.diagnosis?.identifier ?? "",
            ] + report.diagnostics.map { "\($0.line ?? 0) \($0.column ?? 0) \($0.message)" }
        }
        return words(self) == words(other)
    }
}
