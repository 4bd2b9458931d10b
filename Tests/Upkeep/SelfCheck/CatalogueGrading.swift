import Catalogue
import Explanation
import Foundation
import Results
import Scenario

/// Grades all answers of an exercise, two at a time.
package struct CatalogueGrading: Sendable {
    private let exercise: Exercise
    private let workbook: Workbook
    private let grader: Grader
    private let fingerprints: Fingerprints?

    package init(_ exercise: Exercise, workbook: Workbook) {
        self.exercise = exercise
        self.workbook = workbook
        grader = Grader(exercise, workbook: workbook)
        fingerprints = Fingerprints(of: exercise, in: workbook)
    }

    package func grades() throws(UpkeepFault) -> CatalogueGrades {
        let alternatives = workbook.swiftFiles(in: workbook.alternatives(exercise))
        let right = ([workbook.reference(exercise)] + alternatives).flatMap { file in
            [Grader.seed, Grader.otherSeed].map { (file: file, seed: $0) }
        }
        let misconceptions = Misconception.all(of: exercise, in: workbook)
        let constants = AnswerHead.all(in: workbook.constants(exercise), workbook)
        return CatalogueGrades(
            exercise: exercise,
            stub: try grader.report(on: workbook.stub(exercise)),
            rightAnswers: try SideBySide.map(right) { answer throws(UpkeepFault) in
                try gradeRight(answer.file, seed: answer.seed)
            },
            wrongAnswers: try SideBySide.map(misconceptions) { misconception throws(UpkeepFault) in
                try gradeWrong(misconception)
            },
            constants: try SideBySide.map(constants) { constant throws(UpkeepFault) in
                (constant, try grader.report(on: constant.file))
            },
            leftToWrite: LeftToWrite.all(of: exercise, in: workbook),
            fingerprintNames: Set((fingerprints?.misconceptions ?? [:]).keys)
        )
    }

    private func gradeRight(
        _ file: String,
        seed: UInt64
    ) throws(UpkeepFault) -> CatalogueGrades.RightAnswer {
        CatalogueGrades.RightAnswer(
            name: URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent,
            isAlternative: file != workbook.reference(exercise),
            report: try grader.steadyReport(on: file, seed: seed) { $0.outcome == .passed }
        )
    }

    private func gradeWrong(
        _ misconception: Misconception
    ) throws(UpkeepFault) -> CatalogueGrades.WrongAnswer {
        let fingerprint = fingerprints?.misconceptions[misconception.identifier]
        let report = try grader.steadyReport(on: misconception.file) { report in
            let answer = CatalogueGrades.WrongAnswer(
                misconception: misconception,
                report: report,
                fingerprint: fingerprint
            )
            return answer.isRecognised && answer.fingerprintState == .current
        }
        return CatalogueGrades.WrongAnswer(
            misconception: misconception,
            report: report,
            fingerprint: fingerprint
        )
    }
}
