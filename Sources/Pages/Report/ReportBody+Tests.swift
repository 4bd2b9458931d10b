import Reports
import Results

extension ReportBody {
    /// How many tests passed, and the points.
    var score: HTML {
        let cap = PointsText.sentenceOnCap(of: report).map {
            HTML.element("p", ["class": "faint"], text: $0)
        }
        let sentence = HTML.element(
            "p",
            ["class": "strong"],
            text: report.scoreInWords(on: occasion)
        )
        return .element("div", ["class": "score"], [sentence, cap].compactMap { $0 })
    }

    /// The tests with their outcomes.
    var tests: [HTML] {
        guard !report.tests.isEmpty else { return [] }
        guard report.tests.contains(where: { $0.outcome != .didNotCompile }) else {
            let count = counted(report.tests.count, "test")
            return [.element("p", ["class": "faint"], text: "None of the \(count) was run.")]
        }
        let items = report.tests.sorted { $0.position < $1.position }.map(item)
        let heading = HTML.element(place.heading, text: "Tests")
        return [.element("section", ["class": "tests"], [heading, .element("ul", items)])]
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
