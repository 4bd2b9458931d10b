import Reports
import Results

extension ReportBody {
    /// How many tests passed, and the points.
    var score: HTML {
        let passed = report.tests.count { $0.outcome == .passed }
        let tests = "\(passed) of \(counted(report.tests.count, "test")) passed"
        let words = [tests, points, "seed \(report.seed)"].compactMap { $0 }
        let cap = report.cap.map {
            HTML.element("p", ["class": "faint"], text: PointsText.sentence($0))
        }
        let sentence = HTML.element("p", ["class": "strong"], text: words.joined(separator: ", "))
        return .element("div", ["class": "score"], [sentence, cap].compactMap { $0 })
    }

    /// The suite's points, or a teacher's.
    private var points: String? {
        let (reached, maximum) =
            switch occasion {
            case .check, .repeatedly: (Double(report.score), Double(report.maximumScore))
            case .classroom(let points, let maximum): (points, maximum)
            }
        return maximum > 0 ? PointsText.reached(reached, of: maximum) : nil
    }

    /// The tests with what became of them.
    var tests: HTML {
        let items = report.tests.sorted { $0.position < $1.position }.map(item)
        return .element(
            "section",
            ["class": "tests"],
            [.element(place.heading, text: "Tests"), .element("ul", items)]
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
