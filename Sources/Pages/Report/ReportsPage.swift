import Figures
import Reports
import Results
import Scenario

/// The reports on one student's answers as a page, which shows the chosen one.
package struct ReportsPage: Sendable {
    /// One of the reports.
    package struct Part: Sendable {
        let report: ExerciseReport
        let source: String?
        let occasion: Occasion
        let terminal: [StyledLine]

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
            self.occasion = occasion
            self.terminal = terminal
        }
    }

    private let title: String
    private let introduction: [HTML]
    private let parts: [Part]

    /// The columns of a terminal's report on the page.
    package static let columns = ReportBody.columns
    /// So many scenes of each report are played: the page is sent to each student of a class.
    private static let mostCases = 3
    private static let mostBytesOfCases = 40_000

    /// - Parameter introduction: What stands above the reports, with links to their ``anchor(_:)``.
    package init(title: String, introduction: [HTML], parts: [Part]) {
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

    private func section(_ part: Part) -> HTML {
        let place = ReportPlace.among(part.report.exercise)
        let content = ReportBody(
            report: part.report,
            source: part.source,
            cases: Array(PlayedCase.failed(in: part.report).prefix(ReportsPage.mostCases)),
            occasion: part.occasion,
            terminal: part.terminal,
            place: place,
            mostBytesOfCases: ReportsPage.mostBytesOfCases
        )
        let heading = HTML.element("h2", ["id": place.id("title")], text: part.report.headline)
        return .element(
            "section",
            [
                "class": "report", "id": ReportsPage.anchor(part.report.exercise),
                "data-exercise": "\(part.report.exercise)",
                "data-outcome": part.report.outcome.rawValue,
                "aria-labelledby": place.id("title"),
            ],
            [heading] + content.html
        )
    }
}
