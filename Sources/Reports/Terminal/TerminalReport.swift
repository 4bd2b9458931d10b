import Scenario

/// What a student reads after grading an answer: the verdict, and the way on.
///
/// ```swift
/// let style = TextStyle(for: environment)
/// let text = TerminalReport(report, next: next, style: style).text
/// ```
public struct TerminalReport: Sendable {
    let report: ExerciseReport
    let next: ExerciseReference?
    let style: TextStyle

    /// Creates a report for a terminal.
    ///
    /// - Parameters:
    ///   - report: What grading found.
    ///   - next: The exercise to go on with after a pass; `nil` after the last one.
    ///   - style: How to write.
    public init(_ report: ExerciseReport, next: ExerciseReference? = nil, style: TextStyle) {
        self.report = report
        self.next = next
        self.style = style
    }

    /// The report as it is written, the last line ended too.
    public var text: String { lines.rendered(in: style) }

    /// The report line by line.
    public var lines: [StyledLine] {
        var page = Page(style)
        switch report.outcome {
        case .passed: addPass(to: &page)
        case .notStarted: addTask(to: &page)
        case .didNotCompile: CompilerErrors(report: report).add(to: &page)
        case .missing, .notAccepted: addReason(to: &page)
        case .failed, .crashed, .timedOut, .skipped: addFailures(to: &page)
        case .graderFault: addFault(to: &page)
        }
        return page.lines
    }

    private func addPass(to page: inout Page) {
        let verdict = "Exercise \(report.exercise) passed, \(allTests)."
        let symbol = "\(style.glyphs.passed) "
        guard let next else {
            page.paragraph(
                "\(verdict) That was the last one.",
                .good,
                label: symbol,
                labelInk: .good
            )
            return addSeed(to: &page)
        }
        let ways = [
            next.lessonPath,
            CommandWords.check(next.exercise, in: CommandWords.folder(of: report)),
        ].map {
            "\(verdict) Next: \($0)"
        }
        let fitting = ways.first { (symbol + style.visible($0)).displayWidth <= style.columns }
        page.paragraph(fitting ?? ways[1], .good, label: symbol, labelInk: .good)
        addSeed(to: &page)
    }

    /// The random scenes that were passed are told by their seed, before what the answer printed.
    private func addSeed(to page: inout Page) {
        page.paragraph("random scenes of seed \(report.seed)", .faint, indent: 2)
        addOutput(to: &page)
    }

    private var allTests: String {
        report.tests.count == 1 ? "its 1 test" : "all \(report.tests.count) tests"
    }

    private func addTask(to page: inout Page) {
        let symbol = "\(style.glyphs.notStarted) "
        page.paragraph(
            "Exercise \(report.exercise), \(report.title): not started",
            .strong,
            label: symbol
        )
        page.gap()
        page.paragraph(report.message, indent: 2)
        page.gap()
        page.paragraph(report.lessonPath, .accent, label: "read", indent: 2, hang: 8)
        page.paragraph(report.answerPath, .accent, label: "write", indent: 2, hang: 8)
        page.paragraph(
            CommandWords.check(report.exercise, in: CommandWords.folder(of: report)),
            .accent,
            label: "run",
            indent: 2,
            hang: 8
        )
    }

    /// Why there was nothing to grade.
    private func addReason(to page: inout Page) {
        page.paragraph(
            "Exercise \(report.exercise), \(report.title): \(report.outcome.words)",
            .strong,
            label: "\(report.outcome.symbol(in: style.glyphs)) "
        )
        page.gap()
        page.paragraph(report.message, indent: 2)
    }

    private func addFailures(to page: inout Page) {
        page.paragraph(
            "Exercise \(report.exercise), \(report.title): \(report.outcome.words)",
            .strong
        )
        TestList(tests: report.tests).add(to: &page)
        if let test = report.failedTest {
            page.gap()
            FailureSection(report: report, test: test).add(to: &page)
        } else if !report.message.isEmpty {
            page.gap()
            page.paragraph(report.message, indent: 2)
        }
        addOutput(to: &page)
        page.gap()
        page.paragraph(score, .strong)
    }

    private func addFault(to page: inout Page) {
        page.paragraph(
            "Exercise \(report.exercise) could not be graded. The grader is at fault, not your answer.",
            .strong,
            label: "\(style.glyphs.fault) ",
            labelInk: .caution
        )
        page.gap()
        page.paragraph(report.message, indent: 2)
        page.gap()
        page.paragraph(
            "Nothing is held against you. Run \(CommandWords.again(report)) once more; if it comes "
                + "back, send these lines to whoever gave you the workbook, with seed \(report.seed).",
            indent: 2
        )
    }

    private func addOutput(to page: inout Page) {
        guard !report.output.isEmpty else { return }
        page.gap()
        PrintedOutput(output: report.output).add(to: &page)
    }

    private var score: String {
        let passed = report.tests.count { $0.outcome == .passed }
        let tests = "\(passed) of \(counted(report.tests.count, "test")) passed"
        let points = "\(report.score) of \(counted(report.maximumScore, "point"))"
        return report.maximumScore > 0
            ? "\(tests), \(points), seed \(report.seed)" : "\(tests), seed \(report.seed)"
    }
}
