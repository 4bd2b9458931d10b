import Foundation
import Judge
import Scenario

/// Compares the beliefs that blind answers are told with what their authors meant.
package struct BeliefRun: Sendable {
    private let exercise: Exercise
    private let workbook: Workbook

    package init(_ exercise: Exercise, workbook: Workbook) {
        self.exercise = exercise
        self.workbook = workbook
    }

    /// The beliefs that one answer was told.
    package struct Told: Sendable {
        /// The answer.
        package let answer: BlindAnswer
        /// How grading it ended.
        package let outcome: Outcome
        /// The beliefs that it was told, the surest first.
        package let diagnoses: [Diagnosis]
        /// Whether it was told that it is not finished.
        package let isUnfinished: Bool

        /// How sure the surest one is; `nil` where none was told.
        package var certainty: Diagnosis.Certainty? { diagnoses.first?.certainty }

        /// Whether what is told first is what its author meant.
        ///
        /// Who has not finished has no belief that anybody could know.
        package var isRight: Bool {
            guard answer.kind != .unfinished else { return diagnoses.isEmpty }
            let surest = diagnoses.filter { $0.certainty == certainty }
            return surest.contains { answer.beliefs.contains($0.identifier) }
        }
    }

    /// Grades the exercise's blind answers.
    package func told() throws(UpkeepFault) -> [Told] {
        let grader = Grader(exercise, workbook: workbook)
        let answers = BlindAnswer.all(of: exercise, in: workbook)
        let results = SideBySide.map(answers) { answer in
            Result { () throws(UpkeepFault) in try grader.report(on: answer.file) }
        }
        var told: [Told] = []
        for (answer, result) in zip(answers, results) {
            let report = try result.get()
            var diagnoses: [Diagnosis] = []
            for case let diagnosis? in report.tests.map(\.diagnosis)
            where !diagnoses.contains(diagnosis) {
                diagnoses.append(diagnosis)
            }
            told.append(
                Told(
                    answer: answer,
                    outcome: report.outcome,
                    diagnoses: diagnoses.sorted { $0.certainty.rank < $1.certainty.rank },
                    isUnfinished: report.isUnfinished
                )
            )
        }
        return told
    }
}

extension Diagnosis.Certainty {
    /// The surest first.
    var rank: Int {
        switch self {
        case .certain: 0
        case .combined: 1
        case .likely: 2
        case .possible: 3
        }
    }
}
