import Catalogue
import Foundation
import Results
import Suites

/// Grades one student's submission into one record for each exercise.
///
/// Grading is idempotent: a record with the same terms is not written again.
package struct SubmissionGrading: Sendable {
    let judge: AnswerJudge
    private let watch: WorkWatch
    private let stubs: [Int: [UInt8]]

    package init(
        workbook: Workbook,
        terms: GradingTerms,
        store: RecordStore,
        watch: WorkWatch = .ofThisProcess
    ) {
        self.watch = watch
        judge = AnswerJudge(
            workbook: workbook,
            terms: terms,
            store: store,
            suites: SuiteProcesses(workbook, terms.protection)
        )
        stubs = Exercise.all.reduce(into: [:]) { stubs, exercise in
            stubs[exercise.number] = FileManager.default.contents(atPath: workbook.stub(exercise))
                .map { [UInt8]($0) }
        }
    }

    /// One answer, accepted or refused.
    package struct Unit: Sendable {
        package let student: String
        package let exercise: Exercise
        /// The submitted file; `nil` if reading it crashed the grader.
        package let submittedFile: SubmittedFile?
        /// The answer's key; `nil` if there is nothing to grade.
        package let key: AnswerKey?

        /// Whether the student handed in no answer.
        package var isMissing: Bool {
            if case .missing = submittedFile { true } else { false }
        }

        /// Whether the student's folder is gone.
        package var isAbsent: Bool { submittedFile == .absent }
    }

    /// A student's units, one for each exercise.
    package func units(of student: String, in folder: SubmissionFolder) -> [Unit] {
        watch.work(on: WorkItem(.intake, of: student)) {
            Exercise.all.map { Unit(student: student, exercise: $0, submittedFile: nil, key: nil) }
        } _: {
            let answers = folder.answers(to: Exercise.all, stubs: stubs)
            return zip(Exercise.all, answers).map { exercise, submittedFile in
                Unit(
                    student: student,
                    exercise: exercise,
                    submittedFile: submittedFile,
                    key: key(of: submittedFile, to: exercise)
                )
            }
        }
    }

    private func key(of submittedFile: SubmittedFile, to exercise: Exercise) -> AnswerKey? {
        guard case .file(let bytes, _, _) = submittedFile else { return nil }
        return AnswerKey(bytes, to: exercise, under: judge.terms)
    }

    package func isDone(_ unit: Unit) -> Bool {
        watch.work(on: unit.item, orElse: { false }, { hasRecord(unit) })
    }

    private func hasRecord(_ unit: Unit) -> Bool {
        guard let record = judge.store.record(of: unit.student, exercise: unit.exercise.number),
            record.protection == judge.terms.protection, record.report.outcome != .graderFault,
            record.report.seed == judge.terms.seed
        else { return false }
        switch unit.submittedFile {
        case .file(_, let path, let unused):
            return record.key == unit.key?.text && record.report.answerPath == path
                && record.report.unusedFiles == unused
        case .missing(let unused):
            return record.report.outcome == .missing
                && record.report.unusedFiles == unused
        case .notAccepted(let reason):
            return record.report.outcome == .notAccepted && record.report.message == reason
        case .absent, nil: return false
        }
    }

    /// Grades a unit and writes its record.
    ///
    /// If the student's folder is gone it writes no record, which would be a zero and could replace a grade.
    @discardableResult
    package func grade(_ unit: Unit) throws(OutputFault) -> Outcome {
        guard !unit.isAbsent else { return .graderFault }
        // Rethrowing through a closure loses the error's type.
        do {
            return try watch.work(on: unit.item) {
                try write(
                    judge.report(on: unit.exercise, .graderFault, message: WorkWatch.crashed),
                    unit
                )
            } _: {
                try write(try report(on: unit), unit)
            }
        } catch {
            throw error as? OutputFault ?? OutputFault(path: judge.store.folder, reason: "\(error)")
        }
    }

    private func write(_ report: ExerciseReport, _ unit: Unit) throws(OutputFault) -> Outcome {
        let record = AnswerRecord(
            student: unit.student,
            key: unit.key?.text ?? "",
            protection: judge.terms.protection,
            edition: unit.key == nil ? nil : judge.terms.edition.text,
            report: report,
            source: unit.source
        )
        try judge.store.write(record)
        return report.outcome
    }

    private func report(on unit: Unit) throws(OutputFault) -> ExerciseReport {
        switch unit.submittedFile {
        case nil:
            return judge.report(on: unit.exercise, .graderFault, message: WorkWatch.crashed)
        case .absent:
            return judge.report(
                on: unit.exercise,
                .graderFault,
                message: "The student's folder is not there."
            )
        case .missing(let unused):
            var report = judge.report(
                on: unit.exercise,
                .missing,
                message: "There is no file named \(unit.exercise.answerFile)."
            )
            report.unusedFiles = unused
            return report
        case .notAccepted(let reason):
            return judge.report(on: unit.exercise, .notAccepted, message: reason)
        case .file(let bytes, let path, let unused):
            guard let key = unit.key else {
                return judge.report(on: unit.exercise, .graderFault, message: "There is no key.")
            }
            let verdict = try judge.verdict(on: bytes, to: unit.exercise, key: key)
            var report = verdict.report.shown(as: path)
            report.unusedFiles = unused
            return report
        }
    }
}

extension SubmissionGrading.Unit {
    /// The text of an accepted file.
    fileprivate var source: String? {
        guard case .file(let bytes, _, _) = submittedFile else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    fileprivate var item: WorkItem { WorkItem(.answer, of: student, exercise: exercise.number) }
}
