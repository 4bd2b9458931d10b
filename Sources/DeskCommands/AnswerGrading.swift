import Catalogue
import Desk
import Foundation
import Building
import Judge
import Platform
import Reports
import Results
import Subcommands
import Suites

/// Grades a student's answers, and reuses the reports on unchanged ones.
package struct AnswerGrading {
    package let workbook: Workbook
    package let order: CheckOrder
    /// Whether to ignore earlier reports and grade with other random scenes.
    package var isFresh = false
    /// Ends the grading early; the report is then worthless.
    package var cancellation: Cancellation?

    package init(workbook: Workbook, order: CheckOrder) {
        (self.workbook, self.order) = (workbook, order)
    }

    /// The report on the answer to an exercise, from an earlier run if nothing has changed.
    ///
    /// A grader fault is reported as an outcome, too.
    package func report(on exercise: Exercise) throws(WrongUse) -> ExerciseReport {
        try requireFile(of: exercise)
        if let onlyCase = order.onlyCase {
            do {
                _ = try SharedCase.scene(onlyCase, of: exercise)
            } catch {
                throw WrongUse(error.message)
            }
        }
        let path = order.attemptFile ?? workbook.answer(exercise)
        let bytes = RegularFile.contents(atPath: path, atMost: AnswerSource.maximumBytes)
        let kept = KeptReports(exercise, workbook: workbook, order: order)
        if !isFresh, let report = kept?.report() {
            note(report, on: exercise, bytes)
            return report
        }
        do {
            let report = try SuiteRun(
                exercise,
                workbook: workbook,
                order: order,
                cancellation: cancellation
            )
            .report()
            // If the file was saved during the grading, another version may have been graded.
            if RegularFile.contents(atPath: path, atMost: AnswerSource.maximumBytes) == bytes {
                if !order.isWatched || report.isComplete { kept?.keep(report) }
                note(report, on: exercise, bytes)
            }
            return report
        } catch let unknown as UnknownCase {
            throw WrongUse(unknown.message)
        } catch {
            return ExerciseReport(
                .graderFault,
                on: exercise,
                answerPath: order.attemptFile ?? workbook.relativeAnswer(exercise),
                lessonPath: workbook.relativeLesson(exercise),
                seed: order.seed,
                message: error.sentence
            )
        }
    }

    /// Records a check of the student's own answer.
    private func note(_ report: ExerciseReport, on exercise: Exercise, _ bytes: Data?) {
        guard order.attemptFile == nil, order.onlyCase == nil, report.outcome != .graderFault,
            let bytes
        else { return }
        DeskNotes.change(exercise, of: workbook) { $0.record(report, answer: [UInt8](bytes)) }
    }

    private func requireFile(of exercise: Exercise) throws(WrongUse) {
        if let attempt = order.attemptFile {
            guard !FileManager.default.isFolder(attempt) else {
                throw WrongUse("ATTEMPT=\(attempt) is a folder: name the Swift file.")
            }
            guard FileManager.default.fileExists(atPath: attempt) else {
                throw WrongUse("ATTEMPT=\(attempt): there is no such file.")
            }
        } else if !FileManager.default.fileExists(atPath: workbook.answer(exercise)) {
            let path = workbook.relativeAnswer(exercise)
            let reset = DisplayedCommand("reset", exercise.number, in: workbook.answers.shown)
                .words()
            throw WrongUse("\(path) is missing; `\(reset)` restores the stub.")
        }
    }
}

extension ExerciseReport {
    /// Whether `make check` would report the same: a watch explains only the first crash.
    fileprivate var isComplete: Bool {
        tests.allSatisfy { $0.outcome != .skipped && $0.failure?.termination == nil }
    }
}
