import Catalogue
import Foundation
import Results
import Scenario

/// Grades right answers with removed statements: a missing statement is not a belief.
package struct RemovalRun: Sendable {
    private let exercise: Exercise
    private let workbook: Workbook
    private let limit: Int?

    /// Creates a run.
    ///
    /// - Parameter limit: The most answers to grade, spread evenly; `nil` for all.
    package init(_ exercise: Exercise, workbook: Workbook, limit: Int? = nil) {
        self.exercise = exercise
        // A separate cache: answers that are graded once must not evict those graded repeatedly.
        self.workbook = workbook.withCacheOfMutants
        self.limit = limit
    }

    /// An answer with removed statements, and its report.
    package struct Told: Sendable {
        /// The name of the original file.
        package let file: String
        /// The first line of each removed statement.
        package let removed: [String]
        package let outcome: Outcome
        /// The first reported belief, if any.
        package let diagnosis: Diagnosis?
        /// Whether the report says that the answer is unfinished.
        package let isUnfinished: Bool
    }

    /// Grades the answers, two at a time.
    package func told() throws(UpkeepFault) -> [Told] {
        let files =
            [workbook.reference(exercise)]
            + workbook.swiftFiles(in: workbook.alternatives(exercise))
        var answers: [(file: String, removal: RemovedStatements)] = []
        for file in files {
            let data = FileManager.default.contents(atPath: file) ?? Data()
            let name = URL(fileURLWithPath: file).lastPathComponent
            answers += RemovedStatements.all(of: String(decoding: data, as: UTF8.self))
                .map { (name, $0) }
        }
        if let limit, limit > 0, limit < answers.count {
            answers = (0..<limit).map { answers[$0 * answers.count / limit] }
        }
        let reports = try Grader(exercise, workbook: workbook)
            .reports(onTexts: answers.map(\.removal.text))
        return zip(answers, reports).map { answer, report in
            Told(
                file: answer.file,
                removed: answer.removal.removed,
                outcome: report.outcome,
                diagnosis: report.surestDiagnosis,
                isUnfinished: report.isUnfinished
            )
        }
    }
}

extension ExerciseReport {
    /// The reported belief of greatest certainty.
    fileprivate var surestDiagnosis: Diagnosis? {
        let diagnoses = tests.compactMap(\.diagnosis)
        return diagnoses.min { $0.certainty.rank < $1.certainty.rank }
    }
}
