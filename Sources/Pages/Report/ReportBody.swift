import Figures
import Platform
import Reports
import Results
import Scenario

/// The report on one answer as part of a page: the results, the scenes drawn and played, the source.
package struct ReportBody: Sendable {
    let report: ExerciseReport
    /// The answer's text; `nil` if there is none to show.
    let source: String?
    /// The scenes to play; the most telling one comes first.
    let cases: [PlayedCase]
    /// The hit maps of the first scene.
    let map: ReportPage.Map?
    let occasion: Occasion
    /// The report as a terminal shows it.
    let terminal: [StyledLine]
    let place: ReportPlace
    /// The maximum size of all scenes in bytes; the first one is always included.
    let maximumCaseBytes: Int

    /// The width of the terminal's report on a page, in columns.
    package static let columns = 72
    private static let maximumCases = 12
    private static let maximumCasesAmongOthers = 3

    /// Everything on a page.
    init(_ report: ExerciseReport, source: String?, cases: [PlayedCase], map: ReportPage.Map?) {
        self.report = report
        self.source = source
        self.cases = Array(cases.prefix(ReportBody.maximumCases))
        self.map = map
        occasion = .page
        let style = TextStyle(glyphs: .unicode, columns: ReportBody.columns)
        terminal = TerminalReport(report, on: occasion, style: style).lines
        place = .alone
        maximumCaseBytes = 250_000
    }

    /// One of several reports on a page, small because it is sent to each student of a class.
    ///
    /// - Parameters:
    ///   - source: The answer's text; `nil` if there is none to show.
    ///   - terminal: The report as a terminal shows it.
    package init(
        _ report: ExerciseReport,
        source: String?,
        on occasion: Occasion,
        terminal: [StyledLine]
    ) {
        self.report = report
        self.source = source
        cases = Array(PlayedCase.failed(in: report).prefix(ReportBody.maximumCasesAmongOthers))
        map = nil
        self.occasion = occasion
        self.terminal = terminal
        place = .among(report.exercise)
        maximumCaseBytes = 40_000
    }

    var html: [HTML] {
        let listing = source.map { SourceListing(report, source: $0, at: place).html }
        let plays = plays
        let bench =
            (plays.isEmpty ? [] : [HTML.element("div", ["class": "plays"], plays)])
            + (listing.map { [$0] } ?? [])
        return [.element("div", ["class": "results"], told)]
            + (bench.isEmpty ? [] : [.element("div", ["class": "bench"], bench)])
            + maps + tests + (report.outcome.isPlayed ? [terminalReport] : [])
    }

    private var terminalReport: HTML {
        .element(
            "details",
            ["class": "terminal"],
            [.element("summary", text: "The report as a terminal shows it"), pre(terminal)]
        )
    }

    // MARK: Results

    private var told: [HTML] {
        guard report.outcome.isPlayed else { return [pre(terminal)] }
        let notes = report.sentenceOnUnusedFiles.map { [HTML.element("p", text: $0)] } ?? []
        guard report.outcome != .passed, let test = report.testToExplain else {
            return [score] + notes
        }
        return [score] + notes + [FailureStory(body: self, test: test).html]
    }

    /// The form of the commands on a page: a student gets feedback from another machine.
    var commandForm: CommandForm {
        switch occasion {
        case .check, .checkOfCase, .page, .repeatedly: .ofThisProcess
        case .classroom: .make
        }
    }

    private var maps: [HTML] {
        guard let map, let first = cases.first else { return [] }
        switch map {
        case .drawn(let pair): return [HitMapHTML(pair: pair, test: first.test).html]
        case .leftOut(let reason): return [.element("p", ["class": "no-map"], text: reason)]
        }
    }

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

    /// As many cases as fit on a page, but always the first one.
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
                methods: methods,
                at: place
            ).html
            guard plays.isEmpty || size + play.source.utf8.count < maximumCaseBytes else {
                continue
            }
            size += play.source.utf8.count
            plays.append(play)
            shown.append(played)
        }
        return (shown.count < 2 ? [] : [chooser(shown)]) + plays
    }

    private func chooser(_ cases: [PlayedCase]) -> HTML {
        let id = place.id("chooser")
        return .element(
            "p",
            ["class": "chooser needs-script"],
            [
                .element("label", ["for": id], text: "Scene"),
                .element(
                    "select",
                    ["id": id],
                    cases.enumerated().map { index, played in
                        .element("option", ["value": place.id("play-\(index)")], text: played.test)
                    }
                ),
            ]
        )
    }
}
