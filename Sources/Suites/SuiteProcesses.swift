import Catalogue
import Foundation
import Results
import Scenario

/// The suites' processes that grade a class, pooled.
///
/// One thread uses a process at a time.
package final class SuiteProcesses: @unchecked Sendable {
    private let workbook: Workbook
    private let protection: Protection
    private let lock = NSLock()
    private var idle: [SuiteProcess] = []

    /// One for each exercise: a student's answers are graded one after the other.
    private static let maximumIdle = Exercise.all.count

    package init(_ workbook: Workbook, _ protection: Protection) {
        self.workbook = workbook
        self.protection = protection
    }

    func grade(_ order: CheckOrder, _ exercise: Exercise, seconds: Double) throws -> SuiteResults {
        let process = try process(for: exercise)
        let results = try process.grade(order, seconds: seconds)
        if process.isUsable, !results.hasFault { take(process) }
        return results
    }

    private func process(for exercise: Exercise) throws -> SuiteProcess {
        let known = lock.withLock { () -> SuiteProcess? in
            idle.lastIndex { $0.exercise == exercise }.map { idle.remove(at: $0) }
        }
        return try known
            ?? SuiteProcess(
                exercise,
                workbook: workbook,
                environment: SuiteRun.environment(workbook, protection)
            )
    }

    private func take(_ process: SuiteProcess) {
        // The oldest process ends outside the lock, because its `deinit` waits for it.
        let oldest = lock.withLock { () -> SuiteProcess? in
            idle.append(process)
            return idle.count > SuiteProcesses.maximumIdle ? idle.removeFirst() : nil
        }
        withExtendedLifetime(oldest) {}
    }
}
