import Foundation
import Judge
import Scenario

/// Grades answers for the workbook itself: the same answer always gets the same report.
public struct Grader: Sendable {
    /// The seed of the random scenes, wherever one is enough.
    public static let seed: UInt64 = 4_711
    /// Another seed, for what must not hang on one.
    public static let otherSeed: UInt64 = 90_210

    let exercise: Exercise
    let workbook: Workbook

    /// Creates a grader of answers to an exercise.
    public init(_ exercise: Exercise, workbook: Workbook) {
        self.exercise = exercise
        self.workbook = workbook
    }

    /// The report on the answer in a file.
    public func report(on file: String, seed: UInt64 = Grader.seed) throws(UpkeepFault)
        -> ExerciseReport
    {
        var order = CheckOrder(attemptFile: file, seed: seed)
        order.isForUpkeep = true
        do {
            let report = try SuiteRun(exercise, workbook: workbook, order: order).report()
            guard report.outcome != .graderFault else {
                throw UpkeepFault("\(file) cannot be graded: \(report.message)")
            }
            return report
        } catch {
            throw UpkeepFault("\(file) cannot be graded: \(UpkeepFault.words(error))")
        }
    }
}

/// Why the workbook cannot check itself.
public struct UpkeepFault: Error, Hashable, Sendable {
    /// What is wrong, in a sentence.
    public let message: String

    init(_ message: String) {
        self.message = message
    }

    static func words(_ error: any Error) -> String {
        switch error {
        case let fault as ToolchainFault: fault.message
        case let fault as UpkeepFault: fault.message
        default: "\(error)"
        }
    }

    static func words(_ obstacle: GradingSession.Obstacle) -> String {
        switch obstacle {
        case .notStarted: "it is the untouched stub"
        case .didNotCompile(let messages): messages.first?.message ?? "it does not compile"
        case .graderFault(let message): message
        }
    }
}
