import Reports
import Results
import Scenario

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
        "\n" + (try JSONText.line(StudentObject(submission)))
    }

    package var separator: String { "," }

    package var closing: String { "\n]}\n" }
}

private struct StudentObject: Encodable {
    let submission: SubmissionReport

    init(_ submission: SubmissionReport) {
        self.submission = submission
    }

    private enum Key: String, CodingKey {
        case student, answers, points, maxPoints
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(submission.student, forKey: .student)
        try object.encode(submission.answers.map(AnswerObject.init), forKey: .answers)
        let isGraded = submission.ungraded.isEmpty
        try object.encode(isGraded ? submission.points.settledPoints : nil, forKey: .points)
        try object.encode(submission.maximumPoints.settledPoints, forKey: .maxPoints)
    }
}

/// One answer's grade; after a fault of the grader its points are `null`.
private struct AnswerObject: Encodable {
    let answer: GradedAnswer

    private enum Key: String, CodingKey {
        case exercise, slug, outcome, message, points, maxPoints, key, protection, seed, tests
        case misconceptions
    }

    func encode(to encoder: any Encoder) throws {
        let report = answer.report
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(report.exercise, forKey: .exercise)
        try object.encode(report.slug, forKey: .slug)
        try object.encode(report.outcome.rawValue, forKey: .outcome)
        try object.encode(report.message.isEmpty ? nil : report.message, forKey: .message)
        try object.encode(answer.isGraded ? answer.points.settledPoints : nil, forKey: .points)
        try object.encode(answer.maximumPoints.settledPoints, forKey: .maxPoints)
        try object.encode(answer.record.key.isEmpty ? nil : answer.record.key, forKey: .key)
        try object.encode(answer.record.protection.rawValue, forKey: .protection)
        try object.encode(report.seed, forKey: .seed)
        let tests = answer.testsWithPoints.map { TestGrade(answer: answer, test: $0, points: $1) }
        try object.encode(tests, forKey: .tests)
        try object.encode(report.diagnoses.map(BeliefObject.init), forKey: .misconceptions)
    }
}

private struct TestGrade: Encodable {
    let answer: GradedAnswer
    let test: TestReport
    let points: TestPoints

    private enum Key: String, CodingKey {
        case id, name, outcome, points, maxPoints
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(test.identifier, forKey: .id)
        try object.encode(test.name, forKey: .name)
        try object.encode(test.outcome.rawValue, forKey: .outcome)
        try object.encode(answer.isGraded ? points.points.settledPoints : nil, forKey: .points)
        try object.encode(points.maximum.settledPoints, forKey: .maxPoints)
    }
}

private struct BeliefObject: Encodable {
    let diagnosis: Diagnosis

    private enum Key: String, CodingKey {
        case id, title, certainty
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(diagnosis.identifier, forKey: .id)
        try object.encode(diagnosis.title, forKey: .title)
        try object.encode(diagnosis.certainty.rawValue, forKey: .certainty)
    }
}
