import Foundation
import Judge
import Reports
import Scenario

/// Grades answers as a student sees it: what was graded before is not graded again.
struct AnswerGrading {
    let workbook: Workbook
    let order: CheckOrder

    /// The report on the answer to an exercise, from before where nothing changed.
    ///
    /// A fault of the grader's is a report as well.
    func report(on exercise: Exercise) throws(WrongUse) -> ExerciseReport {
        try requireFile(of: exercise)
        let kept = KeptReports(exercise, workbook: workbook, order: order)
        if let report = kept?.report() { return report }
        do {
            let report = try SuiteRun(exercise, workbook: workbook, order: order).report()
            kept?.keep(report)
            return report
        } catch let unknown as UnknownCase {
            throw WrongUse(unknown.message)
        } catch {
            return ExerciseReport(
                exercise: exercise.number,
                slug: exercise.slug,
                title: exercise.title,
                answerPath: order.attemptFile ?? workbook.relativeAnswer(exercise),
                lessonPath: workbook.relativeLesson(exercise),
                outcome: .graderFault,
                seed: order.seed,
                message: "\((error as? ToolchainFault)?.message ?? "\(error)")"
            )
        }
    }

    private func requireFile(of exercise: Exercise) throws(WrongUse) {
        if let attempt = order.attemptFile {
            guard FileManager.default.fileExists(atPath: attempt) else {
                throw WrongUse("ATTEMPT=\(attempt): there is no such file.")
            }
        } else if !FileManager.default.fileExists(atPath: workbook.answer(exercise)) {
            let path = workbook.relativeAnswer(exercise)
            throw WrongUse("\(path) is missing; `git checkout \(path)` brings the stub back.")
        }
    }
}

extension Workbook {
    /// What to name as the next exercise; `nil` after the last one.
    func reference(after exercise: Exercise) -> ExerciseReference? {
        Exercise.numbered(exercise.number + 1).map { next in
            ExerciseReference(exercise: next.number, lessonPath: relativeLesson(next))
        }
    }
}
