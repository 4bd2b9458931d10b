import Foundation
import Results
import Scenario

/// The reports on all exercises as one JSON object, for programs.
package struct JSONSummary: Sendable {
    package static let schema = "workbook/summary/1"

    private let reports: [ExerciseReport]

    package init(_ reports: [ExerciseReport]) {
        self.reports = reports
    }

    /// The object with a newline at its end: its schema, and a ``JSONReport`` for each exercise in
    /// order.
    package func text() throws -> String {
        let exercises = try reports.map { try JSONReport($0).text() }
        let list = exercises.map { $0.trimmingCharacters(in: .newlines) }.joined(separator: ",\n")
        return "{\n\"exercises\" : [\n\(list)\n],\n\"schema\" : \"\(JSONSummary.schema)\"\n}\n"
    }
}
