import Platform
import Results

/// A student's report on an answer: the verdict, and the next step.
///
/// ```swift
/// let style = TextStyle(for: environment)
/// let text = TerminalReport(report, nextLesson: path, style: style).text
/// ```
package struct TerminalReport: Sendable {
    let report: ExerciseReport
    let occasion: Occasion
    let style: TextStyle

    /// - Parameter nextLesson: The path of the next open exercise's lesson; `nil` if there is none.
    package init(_ report: ExerciseReport, nextLesson: String? = nil, style: TextStyle) {
        self.init(report, on: .check(nextLesson: nextLesson), style: style)
    }

    package init(_ report: ExerciseReport, on occasion: Occasion, style: TextStyle) {
        self.report = report
        self.occasion = occasion
        self.style = style
    }

    /// The report, with a newline at its end.
    package var text: String { lines.rendered(in: style) }

    package var lines: [StyledLine] {
        var page = Page(style)
        switch report.outcome {
        case .passed: addPass(to: &page)
        case .notStarted: addTask(to: &page)
        case .didNotCompile: CompilerErrors(report: report, occasion: occasion).add(to: &page)
        case .notAccepted where !report.diagnostics.isEmpty:
            CompilerErrors(report: report, occasion: occasion).add(to: &page)
        case .missing, .notAccepted: addReason(to: &page)
        case .failed, .crashed, .timedOut, .skipped: addFailures(to: &page)
        case .graderFault: addFault(to: &page)
        }
        return page.lines
    }

    private func addPass(to page: inout Page) {
        let verdict = "Exercise \(report.exercise) passed\(extent)."
        let symbol = "\(style.glyphs.passed) "
        let whole = [verdict, wayOn].compactMap { $0 }.joined(separator: " ")
        if let wayOn, (symbol + style.visible(whole)).displayWidth > style.columns {
            page.told(verdict, .good, by: .passed)
            page.paragraph(wayOn, .good, indent: 2)
        } else {
            page.told(whole, .good, by: .passed)
        }
        if occasion != .checkOfCase {
            page.paragraph("random scenes of seed \(report.seed)", .faint, indent: 2)
        }
        guard !report.output.isEmpty else { return }
        page.gap()
        let printed = PrintedOutput(of: report)
        if occasion == .repeatedly {
            printed.addCount(to: &page)
        } else {
            printed.add(to: &page)
        }
    }

    /// The next step after a pass, in a sentence; `nil` if the reader is not a student at a prompt.
    private var wayOn: String? {
        switch occasion {
        case .check(let nextLesson?): "Next: read \(nextLesson)"
        case .check(nil): "No other exercise is open."
        case .checkOfCase: "Next: \(DisplayedCommand.again(report).words())"
        case .page, .repeatedly, .classroom: nil
        }
    }

    private var extent: String {
        switch (occasion, report.tests.count) {
        case (.checkOfCase, _): " in this case"
        case (_, 1): ", its 1 test"
        case (_, let count): ", all \(count) tests"
        }
    }

    private func addTask(to page: inout Page) {
        addReason(to: &page)
        page.gap()
        page.paragraph(report.lessonPath, .accent, label: "read", indent: 2, hang: 8)
        page.paragraph(report.answerPath, .accent, label: "write", indent: 2, hang: 8)
        if case .repeatedly = occasion { return }
        page.paragraph(
            DisplayedCommand.check(report.exercise, in: DisplayedCommand.folder(of: report))
                .words(),
            .accent,
            label: "run",
            indent: 2,
            hang: 8
        )
    }

    private func addReason(to page: inout Page) {
        page.paragraph(
            report.headline,
            .strong,
            label: "\(report.outcome.symbol(in: style.glyphs)) "
        )
        page.gap()
        page.paragraph(report.message, indent: 2)
    }

    private func addFailures(to page: inout Page) {
        page.paragraph(report.headline, .strong)
        if let progress = report.unfinished {
            ProgressSection(progress: progress, constant: report.constant).add(to: &page)
        } else {
            TestList(tests: report.tests).add(to: &page)
        }
        CompilerWarnings(report: report, areOfLikelyFaults: true).add(to: &page)
        if let test = report.testToExplain {
            page.gap()
            FailureSection(report: report, test: test).add(to: &page)
            page.gap()
            FailureSection(report: report, test: test).output.add(to: &page)
        } else if !report.message.isEmpty {
            page.gap()
            page.paragraph(report.message, indent: 2)
        }
        CompilerWarnings(report: report, areOfLikelyFaults: false).add(to: &page)
        page.gap()
        page.paragraph(report.scoreInWords(on: occasion), .strong)
        if let sentence = PointsText.sentenceOnCap(of: report) { page.paragraph(sentence, .faint) }
    }

    private func addFault(to page: inout Page) {
        page.told(
            "Exercise \(report.exercise) could not be graded. The grader is at fault, not your answer.",
            by: report.outcome
        )
        page.gap()
        page.paragraph(report.message, indent: 2)
        page.gap()
        page.paragraph(wayOutOfFault, indent: 2)
    }

    private var wayOutOfFault: String {
        switch occasion {
        case .check, .checkOfCase, .page, .repeatedly:
            "This does not count against you. Run \(DisplayedCommand.again(report).words()) again; if it "
                + "happens again, send these lines to whoever gave you the workbook, with seed "
                + "\(report.seed)."
        case .classroom:
            "This does not count against you. It has to be graded again; the seed was \(report.seed)."
        }
    }
}

extension ExerciseReport {
    /// The exercise, and the outcome in a few words.
    package var headline: String { "Exercise \(exercise), \(title): \(words)" }

    /// The outcome, or the progress of an unfinished answer.
    var words: String { unfinished?.words ?? outcome.words }

    /// The progress of an answer that fails because it is unfinished.
    package var unfinished: AnswerProgress? {
        guard outcome == .failed, let progress, isUnfinished else { return nil }
        return progress
    }
}
