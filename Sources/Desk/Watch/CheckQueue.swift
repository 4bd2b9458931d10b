import Foundation
import Judge
import Scenario

/// Checks answers in the background, never two at once.
final class CheckQueue: @unchecked Sendable {
    /// What grades: a report, or `nil` where there is no file.
    typealias Grade = @Sendable (Exercise, _ isFresh: Bool) -> ExerciseReport?

    /// A finished check.
    struct Result {
        let exercise: Exercise
        let report: ExerciseReport?
    }

    private let grade: Grade
    // Guarded by the lock: written by the check's thread, and taken by the watch.
    private var result: Result?
    private let lock = NSLock()
    private let pipe = Pipe()
    private(set) var isBusy = false

    /// The explanation of a failure is found by recursion.
    private static let stackBytes = 8 << 20

    init(_ grade: @escaping Grade) {
        self.grade = grade
    }

    /// Readable when a check is done.
    var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

    /// Begins a check; none may be running.
    func start(_ exercise: Exercise, isFresh: Bool) {
        isBusy = true
        let thread = Thread { [self] in
            let report = grade(exercise, isFresh)
            lock.withLock { result = Result(exercise: exercise, report: report) }
            try? pipe.fileHandleForWriting.write(contentsOf: Data([0]))
        }
        thread.stackSize = CheckQueue.stackBytes
        thread.start()
    }

    /// Takes the result of the check that is done.
    func take() -> Result? {
        _ = try? pipe.fileHandleForReading.read(upToCount: 1)
        isBusy = false
        return lock.withLock {
            defer { result = nil }
            return result
        }
    }
}
