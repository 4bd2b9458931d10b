import Catalogue
import ClassReports
import Foundation
import Pages
import Platform
import Results

/// Writes a class's gradebook, feedback and summary from its records.
///
/// Works in batches of students, so that memory does not grow with the class.
package struct GradebookWriter: Sendable {
    private let store: RecordStore
    private let students: [String]
    private let points: PointsScheme
    private let terms: (seed: UInt64, protection: Protection)
    private let webFiles: WebFiles
    private let watch: WorkWatch

    /// - Parameter students: The students, in the order of the rows.
    package init(
        _ store: RecordStore,
        students: [String],
        points: PointsScheme,
        seed: UInt64,
        protection: Protection,
        webFiles: WebFiles,
        watch: WorkWatch = .ofThisProcess
    ) {
        self.watch = watch
        self.webFiles = webFiles
        self.store = store
        self.students = students
        self.points = points
        terms = (seed, protection)
    }

    /// Writes output about a student, leaving out records that crash `body`.
    ///
    /// - Parameter body: Writes the output from a report on the student's records.
    package func write<Result>(
        of student: String,
        _ body: (SubmissionReport) throws -> Result
    ) rethrows -> Result {
        let all = Exercise.all.map(\.number)
        let whole = WorkItem(.feedback, of: student)
        if watch.isSuspect(whole) {
            // Run each exercise alone, to find the record that crashed.
            for exercise in all {
                let item = WorkItem(.feedback, of: student, exercise: exercise)
                try watch.work(on: item, alone: true, orElse: {}) {
                    _ = try body(submission(of: student, exercises: [exercise], crashing: []))
                }
            }
        }
        let crashing = all.filter {
            watch.isBanned(WorkItem(.feedback, of: student, exercise: $0))
        }
        return try watch.work(on: whole) {
            try body(submission(of: student, exercises: all, crashing: all))
        } _: {
            try body(submission(of: student, exercises: all, crashing: crashing))
        }
    }

    /// A report on a student's records.
    ///
    /// An answer without a record has no grade, so that the maximum is the same for all students.
    ///
    /// - Parameter crashing: The exercises whose records must not be read.
    private func submission(
        of student: String,
        exercises: [Int],
        crashing: [Int]
    ) -> SubmissionReport {
        var unrecorded: Set<Int> = []
        let answers = Exercise.all.filter { exercises.contains($0.number) }.map { exercise in
            guard !crashing.contains(exercise.number) else {
                return fault(of: student, exercise, WorkWatch.crashed)
            }
            if let record = store.record(of: student, exercise: exercise.number) { return record }
            unrecorded.insert(exercise.number)
            return fault(of: student, exercise, GradebookWriter.noRecord)
        }
        var submission = SubmissionReport(
            student: student,
            answers: answers.map { points.graded($0, otherwise: 0) }
        )
        submission.unrecorded = unrecorded
        return submission
    }

    static let noRecord = "There is no record of this answer: it is not graded yet."

    private func fault(
        of student: String,
        _ exercise: Exercise,
        _ message: String
    ) -> AnswerRecord {
        AnswerRecord(
            student: student,
            key: "",
            protection: terms.protection,
            report: ExerciseReport(
                .graderFault,
                on: exercise,
                answerPath: exercise.answerFile,
                seed: terms.seed,
                message: message
            )
        )
    }

    /// Writes all files, and returns the class's summary.
    ///
    /// - Parameter conflicts: The answers for which different records were found.
    package func write(conflicts: [String] = []) throws -> ClassSummary {
        let files: [(name: String, file: any ClassFile)] = [
            ("gradebook.csv", Gradebook(exercises: Exercise.all.map(\.number))),
            ("grades.json", GradesJSON(seed: terms.seed, protections: [terms.protection])),
            ("junit.xml", JUnitXML()),
        ]
        var summary = ClassSummary(conflicts: conflicts)
        let outputs = try files.map { try GrowingFile(store, name: $0.name, of: $0.file) }
        for start in stride(from: 0, to: students.count, by: GradebookWriter.atOnce) {
            let some = students[start..<min(start + GradebookWriter.atOnce, students.count)]
            for student in try written(Array(some), for: files.map(\.file)) {
                summary.add(student.submission)
                for (output, piece) in zip(outputs, student.pieces) { try output.append(piece) }
            }
        }
        for output in outputs { try output.finish() }
        summary.departed = store.dismiss(allExcept: students)
        try store.write(ClassSummaryMarkdown(summary).text, to: "summary.md")
        return summary
    }

    /// The number of students in a batch, written in parallel.
    private static let atOnce = 32

    /// A student with finished feedback.
    private struct Written {
        let submission: SubmissionReport
        /// The student's piece for each file of the class.
        let pieces: [String]
    }

    /// Writes the feedback of students in parallel, and returns them in order.
    private func written(_ students: [String], for files: [any ClassFile]) throws -> [Written] {
        try WorkThread.map(students.count) { index in
            try write(of: students[index]) { submission in
                try writeFeedback(submission)
                rehearseSummary(submission)
                return Written(
                    submission: submission,
                    pieces: try files.map { try $0.piece(for: submission) }
                )
            }
        }
    }

    /// Builds a summary of one student and discards it.
    ///
    /// If building the class's summary would crash, it crashes here, where the student is known.
    private func rehearseSummary(_ submission: SubmissionReport) {
        var summary = ClassSummary()
        summary.add(submission)
        _ = ClassSummaryMarkdown(summary).text
    }

    private func writeFeedback(_ submission: SubmissionReport) throws {
        let stem = FeedbackFileName.stem(of: submission.student)
        try store.write(FeedbackMarkdown(submission).text, to: "feedback/\(stem).md")
        try store.write(try FeedbackPage(submission).html(webFiles), to: "feedback/\(stem).html")
    }
}

/// A file of the class that is written in pieces and renamed when it is complete.
private final class GrowingFile {
    private let file: any ClassFile
    private let handle: FileHandle
    private let unfinished: String
    private let path: String
    private var isFirst = true

    init(_ store: RecordStore, name: String, of file: any ClassFile) throws {
        self.file = file
        path = "\(store.folder)/\(name)"
        unfinished = "\(store.work)/unfinished/\(name)-\(UUID().uuidString)"
        try store.write([], to: unfinished)
        guard let handle = FileHandle(forWritingAtPath: unfinished) else {
            throw OutputFault(path: path, reason: "it cannot be opened")
        }
        self.handle = handle
        try write(try file.opening())
    }

    func append(_ piece: String) throws {
        try write((isFirst ? "" : file.separator) + piece)
        isFirst = false
    }

    func finish() throws {
        try write(file.closing)
        try handle.close()
        guard rename(unfinished, path) == 0 else {
            throw OutputFault(path: path, reason: String(cString: strerror(errno)))
        }
    }

    private func write(_ text: String) throws { try handle.write(contentsOf: Data(text.utf8)) }
}
