import Foundation
import Judge
import Scenario

/// Grades answers for the workbook itself: the same answer always gets the same report.
package struct Grader: Sendable {
    /// The seed of the random scenes, wherever one is enough.
    package static let seed: UInt64 = 4_711
    /// Another seed, for what must not depend on one.
    package static let otherSeed: UInt64 = 90_210

    /// How long cases that run into their limit may take together.
    package enum Patience: Sendable {
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

    package init(_ exercise: Exercise, workbook: Workbook) {
        self.exercise = exercise
        self.workbook = workbook
    }

    /// The report on the answer in a file.
    package func report(
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
            throw UpkeepFault("\(file) cannot be graded: \(error.sentence)")
        }
    }

    /// The report on the answer in a file, if it is what is expected, or else if it comes out twice:
    /// an answer may have been too slow once, on a busy machine.
    func steadyReport(
        on file: String,
        seed: UInt64 = Grader.seed,
        patience: Patience = .brief,
        expecting isExpected: (ExerciseReport) -> Bool
    ) throws(UpkeepFault) -> ExerciseReport {
        var last = try report(on: file, seed: seed, patience: patience)
        for _ in 0..<Grader.repetitions where !isExpected(last) {
            let again = try report(on: file, seed: seed, patience: patience)
            if again.hasSameVerdict(as: last) { return again }
            last = again
        }
        return last
    }

    private static let repetitions = 4
}

extension ExerciseReport {
    fileprivate func hasSameVerdict(as other: ExerciseReport) -> Bool {
        tests.map(\.outcome) == other.tests.map(\.outcome) && behaviour == other.behaviour
    }
}
