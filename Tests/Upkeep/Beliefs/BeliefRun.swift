import Catalogue
import Foundation
import Results
import Scenario

/// Compares the reported beliefs of blind answers with what their authors meant.
package struct BeliefRun: Sendable {
    private let exercise: Exercise
    private let workbook: Workbook

    package init(_ exercise: Exercise, workbook: Workbook) {
        self.exercise = exercise
        self.workbook = workbook
    }

    /// The beliefs reported for one answer.
    package struct Told: Sendable {
        package let answer: BlindAnswer
        package let outcome: Outcome
        /// The reported beliefs, the most certain first.
        package let diagnoses: [Diagnosis]
        /// Whether the report says that the answer is unfinished.
        package let isUnfinished: Bool

        /// The certainty of the first belief; `nil` if no belief was reported.
        package var certainty: Diagnosis.Certainty? { diagnoses.first?.certainty }

        /// Whether the first reported belief is what the author meant.
        ///
        /// No report can know the belief behind an unfinished answer, so it must name none.
        package var isRight: Bool {
            guard answer.kind != .unfinished else { return diagnoses.isEmpty }
            let surest = diagnoses.filter { $0.certainty == certainty }
            return surest.contains { answer.beliefs.contains($0.identifier) }
        }
    }

    package func told() throws(UpkeepFault) -> [Told] {
        let grader = Grader(exercise, workbook: workbook)
        let answers = BlindAnswer.all(of: exercise, in: workbook)
        return try SideBySide.map(answers) { answer throws(UpkeepFault) in
            let report = try grader.report(on: answer.file)
            var diagnoses: [Diagnosis] = []
            for case let diagnosis? in report.tests.map(\.diagnosis)
            where !diagnoses.contains(diagnosis) {
                diagnoses.append(diagnosis)
            }
            return Told(
                answer: answer,
                outcome: report.outcome,
                diagnoses: diagnoses.sorted { $0.certainty.rank < $1.certainty.rank },
                isUnfinished: report.isUnfinished
            )
        }
    }
}

extension Diagnosis.Certainty {
    /// Sorts beliefs, the most certain first.
    var rank: Int {
        switch self {
        case .certain: 0
        case .combined: 1
        case .likely: 2
        case .possible: 3
        }
    }
}
