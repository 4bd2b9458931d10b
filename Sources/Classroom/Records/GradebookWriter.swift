import Foundation
import Judge
import Reports
import Scenario

/// Writes what a teacher reads from the records of a class: gradebook, feedback, summary.
///
/// A few students after the other, so that a class of thousands needs no more memory than one of ten.
package struct GradebookWriter: Sendable {
    private let store: RecordStore
    private let students: [String]
    private let points: PointsScheme
    private let terms: (seed: UInt64, protection: Protection)
    private let watch: WorkWatch

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - store: The records.
    ///   - students: Whose rows are written, in order.
    ///   - points: What each test is worth.
    ///   - seed: The seed that the class was graded with.
    ///   - protection: What protected the machine.
    ///   - watch: Hears which item is in work.
    package init(
        _ store: RecordStore,
        students: [String],
        points: PointsScheme,
        seed: UInt64,
        protection: Protection,
        watch: WorkWatch = .ofThisProcess
    ) {
        self.watch = watch
        self.store = store
        self.students = students
        self.points = points
        terms = (seed, protection)
    }

    /// Writes something about a student, without the records that crash what writes it.
    ///
    /// - Parameter body: Writes of the student's records as a report.
    package func write<Result>(
        of student: String,
        _ body: (SubmissionReport) throws -> Result
    ) rethrows -> Result {
        let all = Exercise.all.map(\.number)
        let whole = WorkItem(.feedback, of: student)
        if watch.isSuspect(whole) {
            // Which of the student's records is it?
            for exercise in all {
                let item = WorkItem(.feedback, of: student, exercise: exercise)
                try watch.work(on: item, alone: true, orElse: {}) {
                    _ = try body(submission(of: student, exercises: [exercise], crashing: []))
                }
            }
        }
        let crashing = all.filter {
            watch.isCondemned(WorkItem(.feedback, of: student, exercise: $0))
        }
        return try watch.work(on: whole) {
            try body(submission(of: student, exercises: all, crashing: all))
        } _: {
            try body(submission(of: student, exercises: all, crashing: crashing))
        }
    }

    /// A student's records as a report.
    ///
    /// - Parameters:
    ///   - student: The student.
    ///   - exercises: The exercises that it is about.
    ///   - crashing: Those whose records are not to be touched.
    private func submission(
        of student: String,
        exercises: [Int],
        crashing: [Int]
    ) -> SubmissionReport {
        let answers = Exercise.all.filter { exercises.contains($0.number) }.compactMap {
            crashing.contains($0.number)
                ? fault(of: student, $0) : store.record(of: student, exercise: $0.number)
        }
        return SubmissionReport(
            student: student,
            answers: answers.map { points.graded($0, otherwise: 0) }
        )
    }

    private func fault(of student: String, _ exercise: Exercise) -> AnswerRecord {
        AnswerRecord(
            student: student,
            key: "",
            protection: terms.protection,
            report: ExerciseReport(
                exercise: exercise.number,
                slug: exercise.slug,
                title: exercise.title,
                answerPath: exercise.answerFile,
                lessonPath: "Exercises/\(exercise.slug)/README.md",
                outcome: .graderFault,
                seed: terms.seed,
                message: WorkWatch.crashed
            )
        )
    }

    /// Writes all files.
    ///
    /// - Returns: What is to be said of the class.
    package func write() throws -> ClassSummary {
        let files: [(name: String, file: any ClassFile)] = [
            ("gradebook.csv", Gradebook(exercises: Exercise.all.map(\.number))),
            ("grades.json", GradesJSON(seed: terms.seed, protections: [terms.protection])),
            ("junit.xml", JUnitXML()),
        ]
        var summary = ClassSummary()
        let outputs = try files.map { try GrowingFile(store, name: $0.name, of: $0.file) }
        for start in stride(from: 0, to: students.count, by: GradebookWriter.atOnce) {
            let some = students[start..<min(start + GradebookWriter.atOnce, students.count)]
            for student in try written(Array(some), for: files.map(\.file)) {
                summary.add(student.submission)
                for (output, piece) in zip(outputs, student.pieces) { try output.append(piece) }
            }
        }
        for output in outputs { try output.finish() }
        try store.write(ClassSummaryMarkdown(summary).text, to: "summary.md")
        return summary
    }

    /// How many students are written of side by side.
    private static let atOnce = 32

    /// A student whose feedback is written.
    private struct Written {
        let submission: SubmissionReport
        /// What each file of the class says of the student.
        let pieces: [String]
    }

    /// The students who have records, in order, all work on them done on all processors.
    private func written(_ students: [String], for files: [any ClassFile]) throws -> [Written] {
        nonisolated(unsafe) var results: [Result<Written?, any Error>] =
            students.map { _ in .success(nil) }
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: students.count) { index in
            let result = Result<Written?, any Error> {
                try write(of: students[index]) { submission in
                    guard !submission.answers.isEmpty else { return nil }
                    try writeFeedback(submission)
                    rehearseSummary(submission)
                    return Written(
                        submission: submission,
                        pieces: try files.map { try $0.piece(for: submission) }
                    )
                }
            }
            lock.withLock { results[index] = result }
        }
        return try results.compactMap { try $0.get() }
    }

    /// Writes a summary of one student to nowhere: a crash of the class's summary happens here, where it
    /// is known whose records it comes from.
    private func rehearseSummary(_ submission: SubmissionReport) {
        var summary = ClassSummary()
        summary.add(submission)
        _ = ClassSummaryMarkdown(summary).text
    }

    private func writeFeedback(_ submission: SubmissionReport) throws {
        let stem = FeedbackFileName.stem(of: submission.student)
        try store.write(FeedbackMarkdown(submission).text, to: "feedback/\(stem).md")
        try store.write(FeedbackPage(submission).text, to: "feedback/\(stem).html")
    }
}

/// A file of a class that is written piece by piece, and is there when it is whole.
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
