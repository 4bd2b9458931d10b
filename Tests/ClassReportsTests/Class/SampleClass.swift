import Examples
import Foundation
import Results
import Scenario

/// Submissions that tests share.
enum SampleClass {
    static let slugs = [
        "01-ContainsPoint", "02-LayerHitTest", "03-SystemHitTest", "04-ShelterView",
        "05-RoundButton", "06-ResponderChain",
    ]
    private static let titles = [
        "Which layer was touched", "The same, with hitTest", "The system's hitTest",
        "A sheltering view", "A round button", "The responder chain",
    ]
    private static let files = [
        "ContainsPointViewController", "HitTestViewController", "BaseView", "ShelterView",
        "RoundButton", "ResponderChain",
    ]

    /// An answer to an exercise; the report says how it went.
    static func answer(
        _ exercise: Int,
        _ report: ExerciseReport,
        student: String = "ada",
        key: String = "key",
        protection: Protection = .bubblewrap,
        points: PointsScheme = PointsScheme()
    ) -> GradedAnswer {
        var report = report
        let file = "hand-in/\(files[exercise - 1]).swift"
        for index in report.diagnostics.indices
        where report.diagnostics[index].file == report.answerPath {
            report.diagnostics[index].file = file
        }
        report.exercise = exercise
        report.slug = slugs[exercise - 1]
        report.title = titles[exercise - 1]
        report.answerPath = file
        report.lessonPath = "Exercises/\(report.slug)/README.md"
        for index in report.tests.indices { report.tests[index].identifier = "test\(index)" }
        let record = AnswerRecord(
            student: student,
            key: key,
            protection: protection,
            report: report
        )
        return points.graded(record, otherwise: 10)
    }

    static var missing: ExerciseReport {
        var report = Samples.report(.missing, message: "There is no file of this name.")
        report.seed = 0
        return report
    }

    static var notAccepted: ExerciseReport {
        Samples.report(.notAccepted, message: "There are two files of this name.")
    }

    /// One that failed because of a belief; another test fails beside it.
    static var believed: ExerciseReport {
        var report = Samples.failed
        report.tests[2].diagnosis = Samples.belief("order", "The first subview is asked first")
        report.tests[3].message = "The point was not converted."
        return report
    }

    /// A student with six exercises and six outcomes.
    static var ada: SubmissionReport {
        SubmissionReport(
            student: "Ada Lovelace",
            answers: [
                answer(1, Samples.passed), answer(2, believed), answer(3, Samples.crashed),
                answer(4, Samples.didNotCompile), answer(5, Samples.graderFault),
                answer(6, missing),
            ]
        )
    }

    /// A student with one exercise.
    static func one(_ report: ExerciseReport, student: String = "ada") -> SubmissionReport {
        SubmissionReport(student: student, answers: [answer(3, report, student: student)])
    }

    static func object(_ json: String) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
        guard let object = object as? [String: Any] else { throw NotAnObject() }
        return object
    }

    struct NotAnObject: Error {}
}

extension RandomReports {
    /// A submission made of chance and malice.
    mutating func submission() -> SubmissionReport {
        let student = text()
        let answers = (1...(1 + number(below: 6))).map { exercise in
            let record = AnswerRecord(
                student: student,
                key: pick(["", "a", "b", text()]),
                protection: pick(Protection.allCases),
                report: numbered(report(), exercise),
                source: pick([nil, text()])
            )
            return PointsScheme().graded(record, otherwise: Double(number(below: 20)) / 3)
        }
        return SubmissionReport(student: student, answers: answers)
    }

    private mutating func numbered(_ report: ExerciseReport, _ exercise: Int) -> ExerciseReport {
        var report = report
        report.exercise = exercise
        report.slug = SampleClass.slugs[exercise - 1]
        report.answerPath = pick(["hand-in/BaseView.swift", text()])
        for index in report.tests.indices where number(below: 3) == 0 {
            report.tests[index].diagnosis = Diagnosis(
                identifier: pick(["one", "two", text()]),
                title: text(),
                explanation: text(),
                hint: text(),
                certainty: pick([.certain, .combined, .likely, .possible])
            )
        }
        return report
    }
}
