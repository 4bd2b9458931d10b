import Figures
import HitMaps
import Reports
import Results
import Scenario

/// A report on one answer as a page: the results, the scenes drawn and played, and the source.
package struct ReportPage: Sendable {
    private let content: ReportBody

    /// The hit maps of the first scene, or a sentence why there are none.
    package enum Map: Sendable {
        case drawn(HitMapPair)
        case leftOut(String)
    }

    /// - Parameters:
    ///   - report: The report, which says everything that the page says in words.
    ///   - source: The answer's text; `nil` if there is none to show.
    ///   - cases: The scenes to play, the most telling one first.
    ///   - map: The hit maps of the first scene; `nil` if hit views are not what the exercise is about.
    package init(
        _ report: ExerciseReport,
        source: String?,
        cases: [PlayedCase],
        map: Map? = nil
    ) {
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
        return .element("main", [.element("div", ["class": "report"], [heading] + content.html)])
    }
}

extension WebPage {
    /// Adds the style sheets and the scripts of reports.
    mutating func addReportFiles(_ files: WebFiles, hasPlayers: Bool) throws(WebFileFault) {
        styles += [try files.text("theme.css"), try files.text("report.css")]
        guard hasPlayers else { return }
        styles.append(Figure.styleSheet)
        scripts += [try files.text("player.js"), try files.text("reports.js")]
    }
}
