import Platform
import Results

/// A report that fits on one screen, for repeated checks.
///
/// The picture and the list of tests are separate, for a reader who asks for them.
package struct CompactReport: Sendable {
    private let report: ExerciseReport
    private let style: TextStyle
    private let rows: Int

    /// The minimum number of rows; smaller values are raised to it.
    package static let minimumRows = 8
    /// The maximum number of rows of a picture that does not fit together with its list of views.
    private static let mostRowsBeyondScreen = 12

    /// - Parameter rows: The available lines.
    package init(_ report: ExerciseReport, style: TextStyle, rows: Int) {
        self.report = report
        self.style = style
        self.rows = max(CompactReport.minimumRows, rows)
    }

    /// The verdict without points, and the first failure in a few lines.
    package var text: String {
        guard report.outcome.isPlayed, let test = report.testToExplain else {
            let lines = TerminalReport(report, on: .repeatedly, style: style).lines
            return cut(lines).rendered(in: style)
        }
        var page = Page(style)
        page.paragraph(report.headline, .strong)
        CompilerWarnings(report: report, areOfLikelyFaults: true).add(to: &page)
        if let progress = report.unfinished {
            page.entry("next", progress.next, .accent)
            page.gap()
        }
        FailureSection(report: report, test: test).addHead(to: &page)
        CompilerWarnings(report: report, areOfLikelyFaults: false).add(to: &page)
        if let sentence = PointsText.sentenceOnCap(of: report) {
            page.gap()
            page.paragraph(sentence, indent: 2)
        }
        addOutput(of: test, to: &page)
        let endsBlank = page.lines.last?.pieces.isEmpty == true
        return cut(page.lines.prefix(page.lines.count - (endsBlank ? 1 : 0))).rendered(in: style)
    }

    /// Only the verdict, for a report that has not changed.
    package var unchanged: String {
        var page = Page(style)
        page.told("As before: \(verdictWords)", .plain, by: report.outcome)
        return page.lines.rendered(in: style)
    }

    /// The picture of the first failure's scene; `nil` without a failure.
    package var picture: String? {
        guard report.outcome.isPlayed, let test = report.testToExplain, let failure = test.failure
        else {
            return nil
        }
        var maximumRows = rows
        var leastRows = 3
        var lines: [StyledLine] = []
        // A picture that scrolls is better than one in which boxes vanish.
        repeat {
            var page = Page(style)
            page.paragraph(test.name, .strong)
            page.gap()
            let picture = ScenePicture(
                failure.scene,
                step: failure.stepIndex,
                of: PicturedAnswer(failure, ofExercise: report.slug),
                style: style,
                maximumRows: maximumRows
            )
            page.add(picture.lines)
            lines = page.lines
            leastRows = min(picture.leastRows, CompactReport.mostRowsBeyondScreen)
            maximumRows -= 1
        } while lines.count > rows && maximumRows >= leastRows
        return lines.rendered(in: style)
    }

    /// The steps of the first failure beside the expected ones, and the full belief behind it; `nil` without
    /// a failure.
    ///
    /// Its length is not limited, because the reader asks for it.
    package var traces: String? {
        guard report.outcome.isPlayed, let test = report.testToExplain, test.failure != nil else {
            return nil
        }
        var page = Page(style)
        page.paragraph(test.name, .strong)
        FailureSection(report: report, test: test).addTraces(to: &page)
        return page.lines.rendered(in: style)
    }

    /// The tests by name, failed ones first; `nil` if none was run.
    ///
    /// Its length is not limited, because the reader asks for it.
    package var list: String? {
        guard report.outcome.isPlayed, !report.tests.isEmpty else { return nil }
        var page = Page(style)
        page.paragraph("Exercise \(report.exercise), \(report.title): \(verdictWords)", .strong)
        TestList(tests: report.tests.filter { $0.outcome != .passed }).add(to: &page)
        TestList(tests: report.tests.filter { $0.outcome == .passed }).add(to: &page)
        return page.lines.rendered(in: style)
    }

    // MARK: Pieces

    private var verdictWords: String {
        report.maximumScore > 0
            ? "\(report.words), \(report.score) of \(counted(report.maximumScore, "point"))"
            : report.words
    }

    private func addOutput(of test: TestReport, to page: inout Page) {
        let room = rows - page.lines.count - 3
        guard room >= 0 else { return }
        page.gap()
        let printed = FailureSection(report: report, test: test).output
        var limit = PrintedOutput.limit
        var output = Page(style)
        printed.add(to: &output)
        // Show whole lines of the answer, and the number of the others.
        while output.lines.count > room, limit > 0 {
            limit -= 1
            output = Page(style)
            printed.add(to: &output, limit: limit, command: .again(report))
        }
        page.add(output.lines)
    }

    private func cut(_ lines: some BidirectionalCollection<StyledLine>) -> [StyledLine] {
        guard lines.count > rows else { return Array(lines) }
        let command = DisplayedCommand.again(report).words()
        return lines.prefix(rows - 1)
            + [StyledLine("  \(style.glyphs.ellipsis) \(command) shows the rest", .faint)]
    }
}
