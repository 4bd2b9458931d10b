import Reports
import Results
import Scenario

/// The points, and the tests with what became of them.
struct TestResults {
    private let report: ExerciseReport

    init(_ report: ExerciseReport) {
        self.report = report
    }

    /// How many tests passed, and the points.
    var score: HTML {
        let passed = report.tests.count { $0.outcome == .passed }
        let tests = "\(passed) of \(counted(report.tests.count, "test")) passed"
        let points =
            report.maximumScore > 0
            ? PointsText.reached(Double(report.score), of: Double(report.maximumScore)) : nil
        let words = [tests, points, "seed \(report.seed)"].compactMap { $0 }
        let cap = report.cap.map {
            HTML.element("p", ["class": "faint"], text: PointsText.sentence($0))
        }
        let sentence = HTML.element("p", ["class": "strong"], text: words.joined(separator: ", "))
        return .element("div", ["class": "score"], [sentence, cap].compactMap { $0 })
    }

    var list: HTML {
        let items = report.tests.sorted { $0.position < $1.position }.map(item)
        return .element(
            "section",
            ["class": "tests"],
            [.element("h2", text: "Tests"), .element("ul", items)]
        )
    }

    private func item(_ test: TestReport) -> HTML {
        let detail = test.outcome.detail.map { " (\($0))" } ?? ""
        return .element(
            "li",
            [
                .element(
                    "span",
                    [
                        "class": "symbol \(test.outcome.ink.className ?? "")", "role": "img",
                        "aria-label": test.outcome.words,
                    ],
                    text: test.outcome.symbol(in: .unicode)
                ),
                .text(test.name + detail),
            ]
        )
    }
}
