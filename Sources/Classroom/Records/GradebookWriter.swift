import Foundation
import Judge
import Reports
import Scenario

/// Writes what a teacher reads from the records of a class: gradebook, feedback, summary.
///
/// A few students after the other, so that a class of thousands needs no more memory than one of ten.
public struct GradebookWriter: Sendable {
    private let store: RecordStore
    private let students: [String]
    private let points: PointsScheme
    private let terms: (seed: UInt64, protection: Protection)

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - store: The records.
    ///   - students: Whose rows are written, in order.
    ///   - points: What each test is worth.
    ///   - seed: The seed that the class was graded with.
    ///   - protection: What protected the machine.
    public init(
        _ store: RecordStore,
        students: [String],
        points: PointsScheme,
        seed: UInt64,
        protection: Protection
    ) {
        self.store = store
        self.students = students
        self.points = points
        terms = (seed, protection)
    }

    /// A student's records as a report.
    public func submission(of student: String) -> SubmissionReport {
        SubmissionReport(
            student: student,
            answers: Exercise.all.compactMap { exercise in
                store.record(of: student, exercise: exercise.number)
                    .map { points.graded($0, otherwise: 0) }
            }
        )
    }

    /// Writes all files.
    ///
    /// - Returns: What is to be said of the class.
    public func write() throws -> ClassSummary {
        var files: [(name: String, file: any ClassFile)] = [
            ("gradebook.csv", Gradebook(exercises: Exercise.all.map(\.number))),
            ("grades.json", GradesJSON(seed: terms.seed, protections: [terms.protection])),
            ("junit.xml", JUnitXML()),
        ]
        var summary = ClassSummary()
        let outputs = try files.map { try GrowingFile(store, name: $0.name) }
        for index in files.indices { try outputs[index].append(files[index].file.opening()) }
        for start in stride(from: 0, to: students.count, by: GradebookWriter.atOnce) {
            let some = students[start..<min(start + GradebookWriter.atOnce, students.count)]
            for submission in try withFeedback(Array(some)) where !submission.answers.isEmpty {
                summary.add(submission)
                for index in files.indices {
                    try outputs[index].append(files[index].file.piece(for: submission))
                }
            }
        }
        for index in files.indices {
            try outputs[index].append(files[index].file.closing)
            try outputs[index].finish()
        }
        try store.write(ClassSummaryMarkdown(summary).text, to: "summary.md")
        return summary
    }

    /// How many students' feedback is written side by side.
    private static let atOnce = 32

    /// The students' reports, in order, when the feedback of each is written, on all processors.
    private func withFeedback(_ students: [String]) throws -> [SubmissionReport] {
        nonisolated(unsafe) var results: [Result<SubmissionReport, any Error>?] =
            students.map { _ in nil }
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: students.count) { index in
            let result = Result {
                let submission = submission(of: students[index])
                if !submission.answers.isEmpty { try writeFeedback(submission) }
                return submission
            }
            lock.withLock { results[index] = result }
        }
        return try results.compactMap { try $0?.get() }
    }

    private func writeFeedback(_ submission: SubmissionReport) throws {
        let stem = FeedbackFileName.stem(of: submission.student)
        try store.write(FeedbackMarkdown(submission).text, to: "feedback/\(stem).md")
        try store.write(FeedbackPage(submission).text, to: "feedback/\(stem).html")
    }
}

/// A file that is written piece by piece, and is there when it is whole.
private final class GrowingFile {
    private let handle: FileHandle
    private let unfinished: String
    private let path: String

    init(_ store: RecordStore, name: String) throws {
        path = "\(store.folder)/\(name)"
        unfinished = "\(store.work)/unfinished/\(name)-\(UUID().uuidString)"
        try store.write([], to: unfinished)
        guard let handle = FileHandle(forWritingAtPath: unfinished) else {
            throw OutputFault(path: path, reason: "it cannot be opened")
        }
        self.handle = handle
    }

    func append(_ text: String) throws { try handle.write(contentsOf: Data(text.utf8)) }

    func finish() throws {
        try handle.close()
        guard rename(unfinished, path) == 0 else {
            throw OutputFault(path: path, reason: String(cString: strerror(errno)))
        }
    }
}
