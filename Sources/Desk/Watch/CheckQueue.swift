import Catalogue
import Foundation
import Platform
import Results

/// Checks answers on a background thread, one at a time.
final class CheckQueue: @unchecked Sendable {
    /// Grades an answer; `nil` if there is no file.
    ///
    /// The report on a cancelled check is not used.
    typealias Grade =
        @Sendable (Exercise, _ isFresh: Bool, Cancellation) -> ExerciseReport?

    struct Result {
        let exercise: Exercise
        let report: ExerciseReport?
        let isCancelled: Bool
    }

    private let grade: Grade
    // Guarded by the lock: the check's thread writes it, and the watch takes it.
    private var result: Result?
    private let lock = NSLock()
    private let pipe = Pipe()
    private var cancellation = Cancellation()
    private(set) var isBusy = false

    /// How long the end of a watch waits for a cancelled check to end.
    private static let millisecondsToEnd: Int32 = 1_000

    init(_ grade: @escaping Grade) {
        self.grade = grade
    }

    /// Readable when a check is done.
    var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

    /// Starts a check; no other check may be running.
    func start(_ exercise: Exercise, isFresh: Bool) {
        isBusy = true
        let cancellation = Cancellation()
        self.cancellation = cancellation
        WorkThread.start { [self] in
            let report = grade(exercise, isFresh, cancellation)
            lock.withLock {
                result = Result(
                    exercise: exercise,
                    report: report,
                    isCancelled: cancellation.isCancelled
                )
            }
            try? pipe.fileHandleForWriting.write(contentsOf: Data([0]))
        }
    }

    /// Cancels the running check, which ends a moment later.
    func cancel() { cancellation.cancel() }

    /// Cancels the running check, and waits until its processes are gone.
    func end() {
        guard isBusy else { return }
        cancel()
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, CheckQueue.millisecondsToEnd)
    }

    func take() -> Result? {
        _ = try? pipe.fileHandleForReading.read(upToCount: 1)
        isBusy = false
        return lock.withLock {
            defer { result = nil }
            return result
        }
    }
}
