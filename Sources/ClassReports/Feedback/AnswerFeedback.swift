import Reports
import Results
import Scenario

/// A student's feedback on one answer from a class.
///
/// It contains the report of `make check`, and all other failing tests.
struct AnswerFeedback {
    private let report: ExerciseReport
    private let occasion: Occasion
    private let style: TextStyle

    init(_ answer: GradedAnswer, style: TextStyle) {
        report = answer.report.inTheWorkbook
        occasion = .classroom(points: answer.points, maximum: answer.maximumPoints)
        self.style = style
    }

    var lines: [StyledLine] {
        var page = Page(style)
        page.add(TerminalReport(report, on: occasion, style: style).lines)
        if report.outcome.isPlayed, report.outcome != .passed { addOtherTests(to: &page) }
        if let sentence = report.sentenceOnUnusedFiles {
            page.gap()
            page.paragraph(sentence, indent: 2)
        }
        return page.lines
    }

    private func addOtherTests(to page: inout Page) {
        let explained = report.testToExplain?.position
        let groups = report.failureGroups.filter { $0.first.position != explained }
        guard !groups.isEmpty else { return }
        let isOneTest = groups.count == 1 && groups[0].others.isEmpty
        page.gap()
        page.paragraph(isOneTest ? "The other test that fails:" : "The other tests that fail:")
        for group in groups {
            page.gap()
            FailureNote(report: report, test: group.first).add(to: &page)
            group.addOthers(to: &page)
        }
    }

    /// The feedback on an entry that did not pass, with a newline after each line.
    func text(of entry: PlatformTest) -> String {
        guard let test = entry.test else { return lines.rendered(in: style) }
        var page = Page(style)
        if test.position == report.testToExplain?.position {
            FailureSection(report: report, test: test).add(to: &page)
        } else {
            FailureNote(report: report, test: test).add(to: &page)
        }
        return page.lines.rendered(in: style)
    }
}

extension ExerciseReport {
    /// The report with paths as in the student's own copy, so that its commands work there.
    var inTheWorkbook: ExerciseReport {
        var report = self
        let name = answerPath.split(separator: "/").last.map(String.init) ?? ""
        report.answerPath = "Exercises/\(slug)/\(name)"
        for index in diagnostics.indices where diagnostics[index].file == answerPath {
            report.diagnostics[index].file = report.answerPath
        }
        return report
    }
}
