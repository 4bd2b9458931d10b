import Reports
import Results
import Scenario

/// The points, and the tests with what became of them.
struct TestResults {
    private let report: ExerciseReport
    private let occasion: Occasion
    private let place: ReportPlace

    init(_ report: ExerciseReport, on occasion: Occasion, at place: ReportPlace) {
        self.report = report
        self.occasion = occasion
        self.place = place
    }

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

    var list: HTML {
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
