import Examples
import Markup
import Results
import Scenario
import Testing

@testable import Pages

@Suite("The page of anything")
struct HostileReportTests {
    /// A report with a text in every field that a student, an answer or a tool fills.
    static func report(of text: String) -> ExerciseReport {
        var scene = PageSamples.overlapping(text, "front" + text)
        scene.root.subviews[0].controller = SceneController(text + "controller")
        var failure = PageSamples.wrongOrder(scene)
        failure.identifier = text
        failure.expected = text
        failure.actual = text
        failure.firstDifference = text
        failure.printed = Prints(text: text, lineCount: 1)
        failure.attemptTrace.append(.alert(text))
        failure.attemptTrace.append(.setUp(text))
        var ended = failure
        ended.termination = Termination(kind: .signal, code: 5, message: text)
        ended.termination?.line = 3
        ended.termination?.function = text
        var report = PageSamples.report(.failed, failure)
        report.tests.append(
            TestReport(name: text, position: 2, outcome: .crashed, points: 1, message: text)
        )
        report.tests[2].failure = ended
        report.tests[1].name = text
        report.tests[1].diagnosis = Diagnosis(
            identifier: text,
            title: text,
            explanation: text,
            hint: text,
            certainty: .likely
        )
        report.title = text
        report.slug = text
        report.answerPath = text
        report.lessonPath = text
        report.output = text
        report.message = text
        report.diagnostics = [
            Diagnostic(
                severity: .warning,
                file: text,
                line: 2,
                column: 1,
                message: text,
                sourceLine: text,
                advice: text
            )
        ]
        return report
    }

    static func page(of text: String, outcome: Outcome? = nil) -> ReportPage {
        var report = report(of: text)
        if let outcome { report.outcome = outcome }
        return ReportPage(
            report,
            source: PageSamples.source + text,
            cases: PlayedCase.failed(in: report),
            map: .drawn(PageSamples.maps(PageSamples.overlapping(text, "front" + text)))
        )
    }

    private static let known: Set = [
        "main", "section", "div", "h1", "h2", "p", "dl", "dt", "dd", "ul", "ol", "li", "code",
        "pre", "span", "table", "thead", "tbody", "tr", "th", "td", "details", "summary", "label",
        "select", "option", "button", "input", "output", "svg", "title", "desc", "g", "path",
        "rect", "circle", "text", "defs", "pattern", "clipPath",
    ]

    @Test("Hostile text is text in every field", arguments: HostileText.all)
    func text(text: String) throws { try check(text, .failed) }

    @Test("So it is in the report on every outcome", arguments: Outcome.allCases)
    func outcome(outcome: Outcome) throws { try check(HostileText.all[0], outcome) }

    private func check(_ text: String, _ outcome: Outcome) throws {
        let page = HostileReportTests.page(of: text, outcome: outcome)
        let root = try #require(XMLOutline.root(of: page.body.source))
        let all = root.withDescendants
        #expect(Set(all.map(\.name)).isSubset(of: HostileReportTests.known))
        for element in all {
            #expect(!element.attributes.keys.contains { $0.hasPrefix("on") || $0 == "style" })
            #expect(!element.attributes.keys.contains { $0.contains("href") || $0 == "src" })
        }
        let source = try page.html(WebSources.files)
        #expect(source.components(separatedBy: "<script").count == 3)
        #expect(source.components(separatedBy: "</script").count == 3)
        let unescaped = source.unicodeScalars.filter {
            $0 != "\n" && $0 != "\t" && $0.needsEscaping
        }
        #expect(unescaped.isEmpty, "\(unescaped.map(\.value))")
    }
}
