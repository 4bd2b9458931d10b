import Foundation
import Judge
import Scenario

/// Grades answers for the workbook itself: the same answer always gets the same report.
public struct Grader: Sendable {
    /// The seed of the random scenes, wherever one is enough.
    public static let seed: UInt64 = 4_711
    /// Another seed, for what must not hang on one.
    public static let otherSeed: UInt64 = 90_210

    /// How long cases that run into their limit may take together.
    public enum Patience: Sendable {
        /// Long enough to know that an answer is wrong; then tests may be left out.
        case brief
        /// Long enough for every test.
        case long

        fileprivate var seconds: Double {
            switch self {
            case .brief: 6
            case .long: 80
            }
        }
    }

    let exercise: Exercise
    let workbook: Workbook

    /// Creates a grader of answers to an exercise.
    public init(_ exercise: Exercise, workbook: Workbook) {
        self.exercise = exercise
        self.workbook = workbook
    }

    /// The report on the answer in a file.
    public func report(
        on file: String,
        seed: UInt64 = Grader.seed,
        patience: Patience = .brief
    ) throws(UpkeepFault) -> ExerciseReport {
        var order = CheckOrder(attemptFile: file, seed: seed)
        order.secondsOfUpkeep = patience.seconds
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

    /// What the answer in a file does in the probes, and what the reference does.
    ///
    /// A process that ended may have been too slow once, on a busy machine: then the answer is asked
    /// again, until it does the same twice.
    ///
    /// - Parameters:
    ///   - file: The answer.
    ///   - endings: How many times its process may end before no more is asked.
    public func behaviour(
        of file: String,
        endings: Int = .max
    ) throws(UpkeepFault) -> (attempt: Behaviour, reference: Behaviour) {
        var last = try behaviourOnce(of: file, endings: endings)
        for _ in 0..<Grader.repetitions where last.attempt.cells.contains(Behaviour.ended) {
            let again = try behaviourOnce(of: file, endings: endings)
            if again == last { return last }
            last = again
        }
        return last
    }

    private static let repetitions = 4
    /// The longest for one probe: an endless loop takes it in many of them.
    private static let secondsPerProbe = 0.5

    private func behaviourOnce(
        of file: String,
        endings: Int
    ) throws(UpkeepFault) -> (attempt: Behaviour, reference: Behaviour) {
        var limits = AttemptLimits.ofUpkeep(secondsPerExercise: Patience.long.seconds)
        limits.secondsPerTrial = Grader.secondsPerProbe
        let session = GradingSession(exercise, workbook: workbook, file: file, limits: limits)
        defer { session.end() }
        if let obstacle = session.obstacle {
            throw UpkeepFault("\(file) cannot be played: \(UpkeepFault.words(obstacle))")
        }
        do {
            return try session.behaviour(endings: endings)
        } catch {
            throw UpkeepFault("\(file) cannot be played: \(UpkeepFault.words(error))")
        }
    }
}
