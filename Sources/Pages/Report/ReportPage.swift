import Figures
import HitMaps
import Platform
import Reports
import Results

/// A report on one answer as a page: the results, the scenes drawn and played, and the source.
package struct ReportPage: Sendable {
    private let content: ReportBody
    private let lesson: (path: String, address: String)?

    /// The hit maps of the first scene, or a sentence that says why there are none.
    package enum Map: Sendable {
        case drawn(HitMapPair)
        case leftOut(String)
    }

    /// - Parameters:
    ///   - report: The report, which contains everything that the page says in words.
    ///   - source: The answer's text; `nil` if there is none to show.
    ///   - cases: The scenes to play; the most telling one comes first.
    ///   - map: The hit maps of the first scene; `nil` if the exercise is not about hit views.
    ///   - lesson: The next lesson to read, by the path that the student knows and its address; `nil` after
    ///     the last exercise.
    package init(
        _ report: ExerciseReport,
        source: String?,
        cases: [PlayedCase],
        map: Map? = nil,
        lesson: (path: String, address: String)? = nil
    ) {
        self.lesson = lesson
        content = ReportBody(report, source: source, cases: cases, map: map)
    }

    package func html(_ files: WebFiles) throws -> String {
        var page = WebPage(title: title, body: body)
        try page.addReportFiles(files, hasPlayers: !content.cases.isEmpty)
        if case .drawn(let map)? = content.map {
            page.styles.append(try files.text("hitmap.css"))
            page.scripts.append(try files.text("hitmap.js"))
            page.data = [try EmbeddedData(id: HitMapHTML.dataID, map.data)]
        }
        return try page.source(files)
    }

    private var title: String { content.report.headline }

    var body: HTML {
        let heading = HTML.element("h1", text: title)
        return .element(
            "main",
            [.element("div", ["class": "report"], [heading] + content.html + wayOn)]
        )
    }

    /// The next exercise after a pass, or else the lesson and a hint.
    private var wayOn: [HTML] {
        guard let lesson else { return [] }
        let link = HTML.element("a", ["href": lesson.address], text: lesson.path)
        guard content.report.outcome != .passed else {
            return [.element("p", [.text("Next: read "), link])]
        }
        let hint = DisplayedCommand.hint(content.report).words()
        return [
            .element(
                "p",
                [.text("The lesson: "), link, .text(". A hint: "), .element("code", text: hint)]
            )
        ]
    }
}

extension WebPage {
    /// Adds the style sheets and the scripts of reports.
    mutating func addReportFiles(_ files: WebFiles, hasPlayers: Bool) throws(Fault) {
        styles += [try files.text("theme.css"), try files.text("report.css")]
        guard hasPlayers else { return }
        styles.append(Figure.styleSheet)
        scripts += [try files.text("player.js"), try files.text("reports.js")]
    }
}
