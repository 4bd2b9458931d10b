import Foundation
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
    package func text() throws -> String { try JSONText.pretty(object) }

    /// The reports on all exercises as one object: its schema, and each report in order.
    package static func summary(_ reports: [ExerciseReport]) throws -> String {
        let exercises = try reports.map { try JSONReport($0).text() }
        let list = exercises.map { $0.trimmingCharacters(in: .newlines) }.joined(separator: ",\n")
        return "{\n\"exercises\" : [\n\(list)\n],\n\"schema\" : \"workbook/summary/1\"\n}\n"
    }

    private var object: JSONObject {
        [
            "schema": JSONReport.schema,
            "exercise": report.exercise,
            "slug": report.slug,
            "outcome": report.outcome.rawValue,
            "score": report.score,
            "maxScore": report.maximumScore,
            "seed": report.seed,
            "durationSeconds": report.durationSeconds,
            "tests": report.tests.map(test),
            "diagnostics": diagnostics.map(diagnostic),
            "output": report.output,
            "progress": report.progress,
            "constant": report.constant,
            "cap": report.cap.map(cap),
        ]
    }

    /// The compiler's messages; after a fault of the grader, also the fault.
    private var diagnostics: [Diagnostic] {
        guard report.outcome == .graderFault else { return report.diagnostics }
        return report.diagnostics
            + [Diagnostic(severity: .error, file: "", message: report.message)]
    }

    private func diagnostic(_ diagnostic: Diagnostic) -> JSONObject {
        [
            "severity": diagnostic.severity.rawValue,
            "file": diagnostic.file,
            "line": diagnostic.line,
            "column": diagnostic.column,
            "message": diagnostic.message,
            "sourceLine": diagnostic.sourceLine,
            "advice": diagnostic.advice,
        ]
    }

    /// The maximum share of the points for an answer, with the reason.
    private func cap(_ cap: PointsCap) -> JSONObject {
        ["reason": cap.reason.rawValue, "share": cap.share]
    }

    private func test(_ test: TestReport) -> JSONObject {
        let difference = test.failure?.firstDifference
        return [
            "name": test.name,
            "outcome": test.outcome.rawValue,
            "message": test.message.isEmpty ? nil : test.message,
            "firstDifference": difference?.isEmpty == true ? nil : difference,
            "scene": test.failure?.originalScene,
            "line": test.failure?.termination?.line,
            "counterexample": test.failure.map(counterexample),
            "misconception": test.diagnosis.map(misconception),
        ]
    }

    /// The smallest scene that fails.
    private func counterexample(_ failure: CaseFailure) -> JSONObject {
        [
            "viewCount": failure.scene.viewCount, "scene": failure.scene, "touch": failure.touch,
        ]
    }

    private func misconception(_ diagnosis: Diagnosis) -> JSONObject {
        [
            "id": diagnosis.identifier,
            "title": diagnosis.title,
            "certainty": diagnosis.certainty.rawValue,
            "explanation": diagnosis.explanation,
            "hint": diagnosis.hint,
        ]
    }
}
