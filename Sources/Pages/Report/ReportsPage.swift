import Reports
import Results

/// The reports on one student's answers as a page, which shows the chosen one.
package struct ReportsPage: Sendable {
    private let title: String
    private let introduction: [HTML]
    private let parts: [ReportBody]

    /// - Parameter introduction: The text above the reports, with links to their ``anchor(_:)``.
    package init(title: String, introduction: [HTML], parts: [ReportBody]) {
        self.title = title
        self.introduction = introduction
        self.parts = parts
    }

    /// The anchor of the report on an exercise, which the page's script reads as well.
    package static func anchor(_ exercise: Int) -> String { "exercise=\(exercise)" }

    /// The page's source, with a newline at its end.
    package func html(_ files: WebFiles) throws -> String {
        var page = WebPage(title: title, body: body)
        try page.addReportFiles(files, hasPlayers: true)
        return try page.source(files)
    }

    package var body: HTML {
        .element(
            "main",
            [.element("h1", text: title)] + introduction + parts.map(section)
        )
    }

    private func section(_ part: ReportBody) -> HTML {
        let report = part.report
        let title = part.place.id("title")
        let heading = HTML.element("h2", ["id": title], text: report.headline)
        return .element(
            "section",
            [
                "class": "report", "id": ReportsPage.anchor(report.exercise),
                "data-exercise": "\(report.exercise)", "data-outcome": report.outcome.rawValue,
                "aria-labelledby": title,
            ],
            [heading] + part.html
        )
    }
}
