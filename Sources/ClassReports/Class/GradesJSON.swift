import Reports
import Results

/// The grades of a class as one JSON object, `grades.json`.
///
/// Keys are sorted and always present, and a missing value is `null`. Each student is on a separate
/// line. ``schema`` names the format, and changes with it.
package struct GradesJSON: ClassFile {
    package static let schema = "workbook/grades/1"

    private let seed: UInt64
    private let protections: [Protection]

    package init(seed: UInt64, protections: [Protection]) {
        self.seed = seed
        self.protections = protections
    }

    package func opening() throws -> String {
        let names = protections.map(\.rawValue)
        return "{\"protections\":\(try JSONText.line(names)),\"schema\":\"\(GradesJSON.schema)\","
            + "\"seed\":\(seed),\"students\":["
    }

    package func piece(for submission: SubmissionReport) throws -> String {
        "\n" + (try JSONText.line(student(submission)))
    }

    package var separator: String { "," }

    package var closing: String { "\n]}\n" }

    private func student(_ submission: SubmissionReport) -> JSONObject {
        let isGraded = submission.ungraded.isEmpty
        return [
            "student": submission.student,
            "answers": submission.answers.map(grade),
            "points": isGraded ? submission.points.settledPoints : nil,
            "maxPoints": submission.maximumPoints.settledPoints,
        ]
    }

    /// One answer's grade; after a fault of the grader its points are `null`.
    private func grade(_ answer: GradedAnswer) -> JSONObject {
        let report = answer.report
        return [
            "exercise": report.exercise,
            "slug": report.slug,
            "outcome": report.outcome.rawValue,
            "message": report.message.isEmpty ? nil : report.message,
            "points": answer.isGraded ? answer.points.settledPoints : nil,
            "maxPoints": answer.maximumPoints.settledPoints,
            "key": answer.record.key.isEmpty ? nil : answer.record.key,
            "protection": answer.record.protection.rawValue,
            "seed": report.seed,
            "tests": tests(of: answer),
            "misconceptions": report.diagnoses.map(misconception),
        ]
    }

    private func tests(of answer: GradedAnswer) -> [JSONObject] {
        answer.testsWithPoints.map { test, points in
            [
                "id": test.identifier,
                "name": test.name,
                "outcome": test.outcome.rawValue,
                "points": answer.isGraded ? points.points.settledPoints : nil,
                "maxPoints": points.maximum.settledPoints,
            ]
        }
    }

    private func misconception(_ diagnosis: Diagnosis) -> JSONObject {
        [
            "id": diagnosis.identifier,
            "title": diagnosis.title,
            "certainty": diagnosis.certainty.rawValue,
        ]
    }
}
