import Results
import Scenario

/// A report as one JSON object, for programs.
///
/// Keys are sorted and always present, and a missing value is `null`. ``schema`` names the format,
/// and changes with it.
package struct JSONReport: Sendable {
    package static let schema = "workbook/report/1"

    private let report: ExerciseReport

    package init(_ report: ExerciseReport) {
        self.report = report
    }

    /// The object with a newline at its end.
    ///
    /// Control characters and invisible characters are escaped, such as `\u001b`.
    package func text() throws -> String {
        try JSONText.pretty(JSONReportObject(report), otherNumbers: .asWords)
    }
}
