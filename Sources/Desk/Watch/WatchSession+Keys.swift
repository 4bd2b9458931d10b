import Catalogue
import Foundation
import Platform
import Reports
import TerminalInput

extension WatchSession {
    func answer(_ key: Key) {
        if key == .enter { return screen.refresh() }
        if case .character(let character) = key, let digit = character.wholeNumberValue {
            return jump(to: digit)
        }
        switch WatchKey(key) {
        case .hint?: hint()
        case .picture?:
            show(report.flatMap { compact($0).picture }, otherwise: "There is no scene to draw")
        case .traces?:
            show(report.flatMap { compact($0).traces }, otherwise: "There are no steps to compare")
        case .tests?:
            show(report.flatMap { compact($0).list }, otherwise: "There is no list of tests")
        case .list?: listExercises()
        case .previous?: go(to: exercise.number - 1)
        case .next?: go(to: exercise.number + 1)
        case .page?: openPage()
        case .lesson?: openLesson()
        case .advance?: changeAdvance()
        case .runAgain?: checkAgain()
        case .help?: screen.show("\n" + KeyTable(advances: advances, style: screen.style).text)
        case .quit?: quit()
        case nil: screen.notice("That key does nothing. Press ? for the list.")
        }
    }

    // MARK: The report

    private func show(_ text: String?, otherwise sentence: String) {
        if let text {
            screen.show("\n" + text)
        } else if report == nil, !isMissing {
            screen.notice("\(sentence) before the first check is done.")
        } else {
            screen.notice("\(sentence): \(whyThereIsNothingToShow).")
        }
    }

    private var whyThereIsNothingToShow: String {
        // The last report may be about a file that has vanished since.
        if isMissing { return "\(workbook.relativeAnswer(exercise)) is missing" }
        return switch report?.outcome {
        case .passed?: "everything passed"
        case .notStarted?: "the exercise is not started"
        case .didNotCompile?: "the answer does not compile"
        case .graderFault?: "the grader is at fault"
        case .notAccepted?: "the answer is not accepted"
        case .failed?, .crashed?, .timedOut?, .skipped?, .missing?, nil:
            "there is nothing more than the report above"
        }
    }

    private func hint() {
        let giving = HintGiving(exercise, workbook: workbook, style: screen.style)
        if report?.outcome == .passed {
            screen.notice(giving.needless)
        } else {
            let page = giving.next()
            if page.isRepeated {
                screen.notice(page.wayOn)
            } else {
                screen.show("\n" + page.newest)
            }
        }
    }

    // MARK: The exercises

    private func listExercises() {
        let table = StatusTable(
            of: workbook,
            now: clock.date(),
            style: screen.style,
            closing: "This is exercise \(exercise.number). A number jumps to another one."
        )
        screen.show("\n" + table.text)
    }

    private func jump(to number: Int) {
        switch Exercise.numbered(number) {
        case exercise: screen.notice("This is exercise \(number).")
        case let other?: watch(other)
        case nil:
            screen.notice(
                "There is no exercise \(number): exercises are numbered 1 to \(Exercise.all.count)."
            )
        }
    }

    private func go(to number: Int) {
        if let other = Exercise.numbered(number) { return watch(other) }
        guard number > exercise.number else {
            screen.notice("Exercise \(exercise.number) is the first one.")
            return
        }
        let open = nextOpen.map { " Exercise \($0.number) is still open." } ?? ""
        screen.notice("Exercise \(exercise.number) is the last one.\(open)")
    }

    private func openPage() {
        guard let report else { return openLesson() }
        do {
            let path = try writesPage(exercise, report)
            let address = URL(fileURLWithPath: path).absoluteString
            screen.notice(opensFile(path) ? "Opened" : "The page is", address: address)
        } catch {
            screen.notice("There is no page: \(error.sentence).")
        }
    }

    private func openLesson() {
        let shown = workbook.relativeLesson(exercise)
        screen.notice(
            opensFile(workbook.lesson(exercise))
                ? "Opened \(shown)." : "No program here opens the lesson. Open \(shown) yourself."
        )
    }

    private func changeAdvance() {
        advances.toggle()
        // A failed write is ignored, because only the choice is lost.
        try? workbook.advanceChoice.keep(advances)
        screen.notice(KeyTable.sentence(advances: advances))
    }
}
