import Catalogue
import Examples
import Foundation
import Pages
import Platform
import Results
import Scenario
import Testing

@testable import Classroom

@Suite("Work that crashes")
struct WorkSupervisorTests {
    /// Stands for a trap in a worker: what is open then stays open.
    private struct Trap: Error {}

    private let folder: HandInFolder
    private let store: RecordStore
    private let students = ["ada", "ben", "cem", "dot", "eli"]

    init() throws {
        folder = try HandInFolder()
        store = RecordStore(folder: "\(folder.root)/out")
        for student in students {
            for exercise in [3, 5] {
                try store.write(
                    AnswerRecord(
                        student: student,
                        key: "key",
                        protection: .none,
                        report: ExerciseReport(
                            exercise: exercise,
                            slug: "s",
                            title: "t",
                            answerPath: "a",
                            lessonPath: "l",
                            outcome: .passed,
                            seed: 7
                        )
                    )
                )
            }
        }
    }

    private func writer(_ watch: WorkWatch) -> GradebookWriter {
        GradebookWriter(
            store,
            students: students,
            points: PointsScheme(),
            seed: 7,
            protection: .none,
            webFiles: WebFiles(folder: WebFolder.path),
            watch: watch
        )
    }

    /// The items that began and did not end, as the supervisor reports them.
    private final class Open: @unchecked Sendable {
        private let lock = NSLock()
        private var items: Set<WorkItem> = []
        private var isOver = false

        func hear(_ line: Data) {
            lock.withLock {
                guard !isOver else { return }
                switch try? ExactJSON.value(WorkNote.self, from: line) {
                case .began(let item): items.insert(item)
                case .ended(let item): items.remove(item)
                case nil: break
                }
            }
        }

        /// The process is gone: nothing more is heard.
        func crash() { lock.withLock { isOver = true } }

        var all: Set<WorkItem> { lock.withLock { items } }
    }

    /// Writes of all students, a few at once, with workers that crash on some records.
    private func outcomes(
        crashingOn isFatal: @escaping @Sendable (SubmissionReport) -> Bool
    ) throws -> (outcomes: [String: [Outcome]], workers: Int) {
        nonisolated(unsafe) var outcomes: [String: [Outcome]] = [:]
        var workers = 0
        let students = students
        let end = try WorkSupervisor { history in
            workers += 1
            let open = Open()
            let writer = writer(WorkWatch(history) { open.hear($0) })
            let lock = NSLock()
            nonisolated(unsafe) var isDown = false
            DispatchQueue.concurrentPerform(iterations: students.count) { index in
                do {
                    try writer.write(of: students[index]) { submission in
                        if lock.withLock({ isDown }) { throw Trap() }
                        if isFatal(submission) {
                            open.crash()
                            lock.withLock { isDown = true }
                            throw Trap()
                        }
                        lock.withLock {
                            outcomes[students[index]] = submission.answers.map(\.record.report)
                                .filter { !submission.unrecorded.contains($0.exercise) }
                                .map(\.outcome)
                        }
                    }
                } catch {}
            }
            return .init(end: isDown ? .signalled(SIGILL) : .exited(0), open: open.all)
        }.run()
        #expect(end == .exited(0))
        return (outcomes, workers)
    }

    @Test("One record that crashes what writes it is a grader's fault; all others are as they were")
    func oneRecord() throws {
        let (found, workers) = try outcomes { submission in
            submission.student == "cem"
                && submission.answers.contains {
                    $0.record.report.exercise == 5 && $0.record.report.outcome == .passed
                }
        }
        #expect(found["cem"] == [.passed, .graderFault])
        for student in students where student != "cem" {
            #expect(found[student] == [.passed, .passed], "\(student)")
        }
        #expect(workers <= 5)
    }

    @Test("If only all of a student's records together crash, each is a grader fault")
    func together() throws {
        let (found, _) = try outcomes { submission in
            submission.student == "ada"
                && submission.answers.filter { $0.record.report.outcome == .passed }.count == 2
        }
        #expect(found["ada"] == Exercise.all.map { _ in .graderFault })
        #expect(found["ben"] == [.passed, .passed])
    }

    @Test("Several who crash are told apart from all others")
    func several() throws {
        let fatal: Set = ["ada", "ben", "eli"]
        let (found, workers) = try outcomes { submission in
            fatal.contains(submission.student)
                && submission.answers.contains { $0.record.report.outcome == .passed }
        }
        for student in students {
            let isFatal = fatal.contains(student)
            #expect(found[student]?.contains(.graderFault) == isFatal, "\(student)")
        }
        #expect(workers < 30)
    }

    @Test("A crash outside of every item, and a stop, end the work")
    func ends() throws {
        for end in [ProcessEnd.signalled(SIGILL), .signalled(SIGTERM), .exited(3)] {
            var count = 0
            let last = try WorkSupervisor { _ in
                count += 1
                return .init(end: end, open: [])
            }.run()
            #expect(last == end && count == 1)
        }
        let item = WorkItem(.answer, of: "ada", exercise: 3)
        var count = 0
        let stopped = try WorkSupervisor { _ in
            count += 1
            return .init(end: .signalled(SIGINT), open: [item])
        }.run()
        #expect(stopped == .signalled(SIGINT) && count == 1)
    }

    @Test("A worker process tells what is open when a signal ends it")
    func process() throws {
        let item = WorkItem(.answer, of: "a\"b\n", exercise: 3)
        let other = WorkItem(.intake, of: "ben")
        let lines = [WorkNote.began(other), .began(item), .ended(other)].map(\.line)
            .reduce(Data(), +)
        let script = """
            #!/bin/sh
            cat <&3 >'\(folder.root)/orders'
            cat '\(folder.root)/notes' >&4
            kill -ILL $$
            """
        try folder.write([UInt8](lines), to: "notes")
        try folder.write(script, to: "worker")
        try folder.permit("worker", 0o755)
        var history = CrashHistory()
        history.suspects = [item]
        let end = try WorkSupervisor.work("\(folder.root)/worker", [], history)
        #expect(end.end == .signalled(SIGILL))
        #expect(end.open == [item])
        let told = try Data(contentsOf: URL(fileURLWithPath: "\(folder.root)/orders"))
        #expect(try ExactJSON.value(CrashHistory.self, from: told) == history)
    }

    @Test("A suspect is in work alone")
    func alone() {
        var history = CrashHistory()
        let suspect = WorkItem(.answer, of: "5", exercise: 3)
        history.suspects = [suspect]
        let lock = NSLock()
        nonisolated(unsafe) var (now, most, besides) = (0, 0, 0)
        let watch = WorkWatch(history)
        // Threads of its own: a busy pool may have no more than one.
        let group = DispatchGroup()
        for number in 0..<40 {
            group.enter()
            Thread.detachNewThread {
                let item = WorkItem(.answer, of: "\(number)", exercise: 3)
                watch.work(on: item, orElse: {}) {
                    lock.withLock {
                        now += 1
                        most = max(most, now)
                        if item == suspect { besides = now - 1 }
                    }
                    usleep(2_000)
                    lock.withLock {
                        if item == suspect { besides = max(besides, now - 1) }
                        now -= 1
                    }
                }
                group.leave()
            }
        }
        group.wait()
        #expect(besides == 0)
        #expect(most > 1)
    }
}
