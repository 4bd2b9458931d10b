import Figures
import Reports
import Results
import Scenario

/// A report on one answer as a page: the results, the scenes drawn and played, and the source.
package struct ReportPage: Sendable {
    private let report: ExerciseReport
    private let source: String?
    private let cases: [PlayedCase]
    private let map: HitMapPair?
    private let terminal: [StyledLine]

    /// The width of the terminal's report on the page, in columns.
    private static let columns = 72
    private static let mostCases = 12
    private static let mostBytesOfCases = 250_000

    /// - Parameters:
    ///   - report: The report, which says everything that the page says in words.
    ///   - source: The answer's text; `nil` if there is none to show.
    ///   - cases: The scenes to play, the most telling one first.
    ///   - map: The hit maps of the first scene; `nil` if hit views are not what the exercise is about.
    package init(
        _ report: ExerciseReport,
        source: String?,
        cases: [PlayedCase],
        map: HitMapPair? = nil
    ) {
        self.report = report
        self.source = source
        self.cases = Array(cases.prefix(ReportPage.mostCases))
        self.map = map
        let style = TextStyle(glyphs: .unicode, columns: ReportPage.columns)
        terminal = TerminalReport(report, style: style).lines
    }

    /// The page's source.
    package func html(_ files: WebFiles) throws -> String {
        var page = WebPage(title: title, body: body)
        page.styles = [try files.text("theme.css"), try files.text("report.css")]
        if !cases.isEmpty {
            page.styles.append(Figure.styleSheet)
            page.scripts.append(try files.text("player.js"))
        }
        if let map {
            page.styles.append(try files.text("hitmap.css"))
            page.scripts.append(try files.text("hitmap.js"))
            page.data = [try EmbeddedData(id: HitMapHTML.dataID, map.data)]
        }
        return try page.source(files)
    }

    private var title: String { report.headline }

    var body: HTML {
        let listing = source.map { SourceListing(report, source: $0).html }
        return .element(
            "main",
            [
                .element("h1", text: title),
                .element("div", ["class": "results"], told),
                .element(
                    "div",
                    ["class": "bench"],
                    [.element("div", ["class": "plays"], plays)] + (listing.map { [$0] } ?? [])
                ),
            ] + maps + tests + [
                .element(
                    "details",
                    ["class": "terminal"],
                    [.element("summary", text: "The report as a terminal shows it"), pre(terminal)]
                )
            ]
        )
    }

    // MARK: Results

    private var told: [HTML] {
        switch report.outcome {
        case .passed: [score]
        case .failed, .crashed, .timedOut, .skipped:
            [score] + (report.testToldInFull.map { [FailureStory(report, $0).html] } ?? [])
        case .notStarted, .didNotCompile, .graderFault, .missing, .notAccepted: [pre(terminal)]
        }
    }

    private var maps: [HTML] {
        guard let map, let first = cases.first else { return [] }
        return [HitMapHTML(map, test: first.test).html]
    }

    private var score: HTML { TestResults(report).score }

    private var tests: [HTML] { report.tests.isEmpty ? [] : [TestResults(report).list] }

    private func pre(_ lines: [StyledLine]) -> HTML {
        let text = lines.flatMap { line in
            line.withoutTrailingSpaces.pieces.map { piece in
                piece.ink.className.map { .element("span", ["class": $0], text: piece.text) }
                    ?? HTML.text(piece.text)
            } + [HTML.text("\n")]
        }
        return .element("pre", ["tabindex": "0"], text)
    }

    // MARK: Plays

    /// As many cases as a page may hold, and always the first one.
    private var plays: [HTML] {
        let isRound = report.slug.hasSuffix("-RoundButton")
        let methods = source.map { AnswerMethods($0) }
        var plays: [HTML] = []
        var (size, shown) = (0, [PlayedCase]())
        for played in cases {
            let play = PlayedCaseHTML(
                played,
                number: plays.count,
                isRound: isRound,
                methods: methods
            ).html
            guard plays.isEmpty || size + play.source.utf8.count < ReportPage.mostBytesOfCases
            else {
                continue
            }
            size += play.source.utf8.count
            plays.append(play)
            shown.append(played)
        }
        return (shown.count < 2 ? [] : [chooser(shown)]) + plays
    }

    private func chooser(_ cases: [PlayedCase]) -> HTML {
        .element(
            "p",
            ["class": "chooser needs-script"],
            [
                .element("label", ["for": "chooser"], text: "Scene"),
                .element(
                    "select",
                    ["id": "chooser"],
                    cases.enumerated().map { index, played in
                        .element("option", ["value": "play-\(index)"], text: played.test)
                    }
                ),
            ]
        )
    }
}
