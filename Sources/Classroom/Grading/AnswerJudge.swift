import Catalogue
import Foundation
import Judge
import Platform
import Results
import Suites

/// Grades one answer of a class like `make check`, but in a sandbox.
struct AnswerJudge: Sendable {
    let workbook: Workbook
    let terms: GradingTerms
    let store: RecordStore
    let suites: SuiteProcesses

    /// The verdict on an answer, taken from an earlier run if the key is equal.
    ///
    /// After a grader fault it grades once more. Such a fault is never stored, so the next run tries again.
    func verdict(
        on bytes: [UInt8],
        to exercise: Exercise,
        key: AnswerKey
    ) throws(OutputFault) -> RecordStore.Verdict {
        if let known = store.verdict(key.text) { return known }
        var report = try graded(bytes, exercise, key)
        if report.outcome == .graderFault { report = try graded(bytes, exercise, key) }
        let verdict = RecordStore.Verdict(answer: Data(bytes), report: report)
        if report.outcome != .graderFault { try store.write(verdict, key: key.text) }
        return verdict
    }

    static let copyIsGone =
        "The grader's own copy of this answer was removed while it was graded. The student is not "
        + "at fault."

    private func graded(
        _ bytes: [UInt8],
        _ exercise: Exercise,
        _ key: AnswerKey
    ) throws(OutputFault) -> ExerciseReport {
        // Use a generated name: a student's name could look like an option, or contain a path.
        let folder = "\(store.work)/answers/\(key.text)-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let copy = "\(folder)/\(exercise.answerFile)"
        try store.write(bytes, to: copy)
        var order = CheckOrder(attemptFile: copy, seed: terms.seed)
        order.shownPath = exercise.answerFile
        order.protection = terms.protection
        do {
            let found = try SuiteRun(exercise, workbook: workbook, order: order).report(by: suites)
            // If another run cleaned up, or the disk was unmounted, the copy is gone and the report is
            // worthless.
            guard FileManager.default.contents(atPath: copy) == Data(bytes) else {
                return report(on: exercise, .graderFault, message: AnswerJudge.copyIsGone)
            }
            return found
        } catch {
            return report(on: exercise, .graderFault, message: error.sentence)
        }
    }

    func report(
        on exercise: Exercise,
        _ outcome: Outcome,
        message: String
    ) -> ExerciseReport {
        ExerciseReport(
            outcome,
            on: exercise,
            answerPath: exercise.answerFile,
            lessonPath: workbook.relativeLesson(exercise),
            seed: terms.seed,
            message: message
        )
    }
}
