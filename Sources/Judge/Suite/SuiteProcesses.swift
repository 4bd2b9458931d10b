import Foundation
import Scenario

/// The suites' processes that grade a class: each is used for many answers, by one thread at a time.
package final class SuiteProcesses: @unchecked Sendable {
    private let workbook: Workbook
    private let protection: Protection
    private let lock = NSLock()
    private var idle: [SuiteProcess] = []

    /// As many as there are exercises: for a student's answers one after the other.
    private static let mostIdle = Exercise.all.count

    /// Starts no process yet.
    ///
    /// - Parameters:
    ///   - workbook: The workbook that grades.
    ///   - protection: What protects the machine from the answers.
    package init(_ workbook: Workbook, _ protection: Protection) {
        self.workbook = workbook
        self.protection = protection
    }

    /// Grades an answer.
    func grade(_ order: CheckOrder, _ exercise: Exercise, seconds: Double) throws -> SuiteEvents {
        let process = try process(for: exercise)
        let events = try process.grade(order, seconds: seconds)
        if process.isUsable, !events.hasFault { take(process) }
        return events
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
        // The oldest ends outside of the lock: it is waited for.
        let oldest = lock.withLock { () -> SuiteProcess? in
            idle.append(process)
            return idle.count > SuiteProcesses.mostIdle ? idle.removeFirst() : nil
        }
        withExtendedLifetime(oldest) {}
    }
}
