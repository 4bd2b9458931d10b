import Catalogue
import Foundation
import Platform
import Scenario

/// Checks answers on a background thread, one at a time.
final class CheckQueue: @unchecked Sendable {
    /// Grades an answer; `nil` if there is no file.
    typealias Grade = @Sendable (Exercise, _ isFresh: Bool) -> ExerciseReport?

    struct Result {
        let exercise: Exercise
        let report: ExerciseReport?
    }

    private let grade: Grade
    // Guarded by the lock: the check's thread writes it, and the watch takes it.
    private var result: Result?
    private let lock = NSLock()
    private let pipe = Pipe()
    private(set) var isBusy = false

    init(_ grade: @escaping Grade) {
        self.grade = grade
    }

    /// Readable when a check is done.
    var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

    /// Starts a check; no other check may be running.
    func start(_ exercise: Exercise, isFresh: Bool) {
        isBusy = true
        WorkThread.start { [self] in
            let report = grade(exercise, isFresh)
            lock.withLock { result = Result(exercise: exercise, report: report) }
            try? pipe.fileHandleForWriting.write(contentsOf: Data([0]))
        }
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
