/// A report's place on a page: by itself, or among those on a student's other answers.
struct ReportPlace: Hashable, Sendable {
    /// The prefix of all ids in the report.
    let prefix: String
    /// The element of its headings.
    let heading: String

    /// The only report on the page.
    static let alone = ReportPlace(prefix: "", heading: "h2")

    /// One of several reports on a page, below a heading of its own.
    static func among(_ exercise: Int) -> ReportPlace {
        ReportPlace(prefix: "exercise-\(exercise)-", heading: "h3")
    }

    func id(_ name: String) -> String { prefix + name }
}
