import Behaviours
import Examples
import Explanation
import Results
import Scenario

@testable import Upkeep

/// Made-up grades of a catalogue: good ones, to be spoilt in one point.
enum SampleGrades {
    /// Grades that keep every rule but that of size.
    static let good = CatalogueGrades(
        exercise: .roundButton,
        stub: report(.notStarted),
        rightAnswers: [
            CatalogueGrades.RightAnswer(
                name: "RoundButton",
                isAlternative: false,
                report: report(.passed)
            ),
            CatalogueGrades.RightAnswer(name: "Squares", report: report(.passed)),
        ],
        wrongAnswers: [
            wrongAnswer("ForgetsHidden", failing: ["hidden", "chance"]),
            wrongAnswer("ForgetsAlpha", failing: ["alpha", "chance"]),
        ],
        fingerprintNames: ["ForgetsHidden", "ForgetsAlpha"]
    )

    /// The same with something changed.
    static func spoilt(_ change: (inout CatalogueGrades) -> Void) -> CatalogueGrades {
        var grades = good
        change(&grades)
        return grades
    }

    static let tests = ["hidden", "alpha", "chance"]

    /// A report in which some tests have an outcome that others have not.
    static func report(
        _ outcome: Outcome,
        failing: [String] = [],
        as failure: Outcome = .failed,
        diagnosis: Diagnosis? = nil
    ) -> ExerciseReport {
        var report = ExerciseReport(
            exercise: 5,
            slug: "05-RoundButton",
            title: "A round button",
            answerPath: "A.swift",
            lessonPath: "README.md",
            outcome: outcome,
            seed: 1
        )
        report.tests = tests.enumerated().map { index, name in
            let isFailing = failing.contains(name)
            let others: Outcome = outcome == .notStarted ? .notStarted : .passed
            var test = TestReport(
                name: "The test of \(name)",
                position: index,
                outcome: isFailing ? failure : others,
                points: 1
            )
            test.identifier = name
            test.isRandom = name == "chance"
            test.diagnosis = isFailing ? diagnosis : nil
            return test
        }
        return report
    }

    /// A known wrong answer that is recognised.
    static func wrongAnswer(
        _ name: String,
        failing tests: [String],
        certainty: Diagnosis.Certainty = .certain
    ) -> CatalogueGrades.WrongAnswer {
        let head = """
            // Misconception: The belief of \(name) in a few words
            // Explanation: \(String(repeating: "Somebody read it somewhere. ", count: 5))
            // Hint: Look at what you ask before anything else.
            // Evidence: bounds
            """
        var report = report(.failed, failing: tests, diagnosis: diagnosis(name, certainty))
        let cells = [Behaviour.same, UInt32(name.count)]
        report.behaviour = BehaviourText(Behaviour(cells: cells)).rawValue
        return CatalogueGrades.WrongAnswer(
            misconception: Misconception(file: "\(name).swift", text: head),
            report: report,
            fingerprint: Fingerprints.Fingerprint(
                failedTests: tests.sorted(),
                behaviour: BehaviourText(rawValue: report.behaviour)
            )
        )
    }

    static func diagnosis(_ name: String, _ certainty: Diagnosis.Certainty) -> Diagnosis {
        Diagnosis(
            identifier: name,
            title: name,
            explanation: "",
            hint: "",
            certainty: certainty
        )
    }
}
