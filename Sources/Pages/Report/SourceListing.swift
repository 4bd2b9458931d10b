import Reports
import Results

/// An answer's source with line numbers, and marks on the lines that a report mentions.
struct SourceListing {
    /// A remark of the report on a line.
    struct Mark {
        enum Kind: String {
            case ended, error, warning, difference
        }

        var line: Int
        var kind: Kind
        var words: String
    }

    private let path: String
    private let place: ReportPlace
    private let lines: [Substring]
    private let marks: [Int: [Mark]]

    private static let maximumLines = 2_000

    init(_ report: ExerciseReport, source: String, at place: ReportPlace) {
        self.place = place
        path = report.answerPath
        let all = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        lines = Array(
            (all.last == "" ? all.dropLast() : all[...]).prefix(SourceListing.maximumLines)
        )
        marks = Dictionary(
            grouping: SourceListing.marks(report, AnswerMethods(source)),
            by: \.line
        )
    }

    private static func marks(_ report: ExerciseReport, _ methods: AnswerMethods) -> [Mark] {
        let messages = report.diagnostics.filter { $0.file == report.answerPath }
            .compactMap { diagnostic in
                diagnostic.line.map { line in
                    Mark(
                        line: line,
                        kind: diagnostic.severity == .error ? .error : .warning,
                        words: "\(diagnostic.severity.rawValue): \(diagnostic.message)"
                    )
                }
            }
        var seen: Set<Int> = []
        let failures = report.tests.compactMap(\.failure)
        let ends = failures.compactMap { failure -> Mark? in
            guard let end = failure.termination, let line = end.line, seen.insert(line).inserted
            else { return nil }
            return Mark(line: line, kind: .ended, words: end.wordsWithMessage)
        }
        guard let test = report.testToExplain, let failure = test.failure,
            failure.termination?.line == nil, let place = methods.methodAtDifference(failure)
        else { return messages + ends }
        let words = "the method that ran at the first difference"
        return messages + ends + [Mark(line: place.line, kind: .difference, words: words)]
    }

    var html: HTML {
        .element(
            "section",
            ["class": "source", "aria-labelledby": place.id("source-title")],
            [
                .element(place.heading, ["id": place.id("source-title")], text: path),
                .element("ol", ["class": "lines"], [.lines(lines.enumerated().map(line))]),
            ]
        )
    }

    private func line(_ index: Int, _ text: Substring) -> HTML {
        let number = index + 1
        let marks = marks[number] ?? []
        let code = HTML.element("code", text: text.isEmpty ? " " : String(text))
        let notes = marks.map { mark in
            HTML.element("span", ["class": "note \(mark.kind.rawValue)"], text: mark.words)
        }
        let kinds = marks.isEmpty ? "" : " marked"
        return .element(
            "li",
            ["class": "line\(kinds)", "id": place.id("line-\(number)")],
            [code] + notes
        )
    }
}
