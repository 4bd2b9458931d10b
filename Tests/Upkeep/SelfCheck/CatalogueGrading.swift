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
        var outcomes = SideBySide.map(jobs) { job in
            Result { () throws(UpkeepFault) in try job.work() }
        }[...]
        guard case .report(let stub) = try outcomes.popFirst()?.get() else {
            throw UpkeepFault("nothing of exercise \(exercise.number) was graded")
        }
        var grades = CatalogueGrades(
            exercise: exercise,
            stub: stub,
            rightAnswers: [],
            wrongAnswers: [],
            leftToWrite: LeftToWrite.all(of: exercise, in: workbook),
            fingerprintNames: Set((fingerprints?.misconceptions ?? [:]).keys)
        )
        for outcome in outcomes {
            switch try outcome.get() {
            case .report: break
            case .right(let answer): grades.rightAnswers.append(answer)
            case .wrong(let answer): grades.wrongAnswers.append(answer)
            case .constant(let answer, let report): grades.constants.append((answer, report))
            }
        }
        return grades
    }

    // MARK: Jobs

    private enum Graded: Sendable {
        case report(ExerciseReport)
        case right(CatalogueGrades.RightAnswer)
        case wrong(CatalogueGrades.WrongAnswer)
        case constant(ConstantAnswer, ExerciseReport)
    }

    private struct Job: Sendable {
        let work: @Sendable () throws(UpkeepFault) -> Graded
    }

    private var jobs: [Job] {
        let stub = Job { () throws(UpkeepFault) in
            .report(try grader.report(on: workbook.stub(exercise)))
        }
        let right = ([workbook.reference(exercise)] + alternatives).flatMap { file in
            [Grader.seed, Grader.otherSeed].map { seed in
                Job { () throws(UpkeepFault) in .right(try gradeRight(file, seed: seed)) }
            }
        }
        let wrong = Misconception.all(of: exercise, in: workbook).map { misconception in
            Job { () throws(UpkeepFault) in .wrong(try gradeWrong(misconception)) }
        }
        let constants = ConstantAnswer.all(of: exercise, in: workbook).map { constant in
            Job { () throws(UpkeepFault) in
                .constant(constant, try grader.report(on: constant.file))
            }
        }
        return [stub] + right + wrong + constants
    }

    private var alternatives: [String] {
        workbook.swiftFiles(in: workbook.alternatives(exercise))
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
            let answer = CatalogueGrades.WrongAnswer(misconception, report, fingerprint)
            return answer.isRecognised && answer.fingerprintState == .current
        }
        return CatalogueGrades.WrongAnswer(misconception, report, fingerprint)
    }
}
