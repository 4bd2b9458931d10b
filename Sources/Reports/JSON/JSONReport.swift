import Scenario

/// A report as one JSON object, for programs.
///
/// Keys are sorted and always there; what is missing is `null`. The object's shape is named by
/// ``schema`` and changes only together with it.
package struct JSONReport: Sendable {
    /// The name of the object's shape.
    package static let schema = "workbook/report/1"

    private let report: ExerciseReport

    package init(_ report: ExerciseReport) {
        self.report = report
    }

    /// The object as text, ended by a newline.
    ///
    /// Characters that a terminal would obey, or not show, are written as `\u001b`.
    package func text() throws -> String {
        try JSONText.pretty(JSONReportObject(report), otherNumbers: .asWords)
    }
}
