import Catalogue
import Foundation
import Platform
import Results
import Scenario
import Suites

/// Grades answers with fixed seeds, so that the same answer always gets the same report.
package struct Grader: Sendable {
    /// The seed of the random scenes where one seed is enough.
    package static let seed: UInt64 = 4_711
    /// A second seed, for results that must not depend on the seed.
    package static let otherSeed: UInt64 = 90_210

    /// The total time for cases that time out.
    package enum TimeAllowance: Sendable {
        /// Enough time to see that an answer is wrong; tests may be skipped.
        case brief
        /// Enough time for every test.
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

    package func report(
        on file: String,
        seed: UInt64 = Grader.seed,
        allowance: TimeAllowance = .brief
    ) throws(UpkeepFault) -> ExerciseReport {
        var order = CheckOrder(attemptFile: file, seed: seed)
        order.secondsOfUpkeep = allowance.seconds
        let report: ExerciseReport
        do {
            report = try SuiteRun(exercise, workbook: workbook, order: order).report()
        } catch {
            throw UpkeepFault("\(file) cannot be graded: \(error.sentence)")
        }
        guard report.outcome != .graderFault else {
            throw UpkeepFault("\(file) cannot be graded: \(report.message)")
        }
        return report
    }

    /// Grades texts as answers, two at a time.
    func reports(onTexts texts: [String]) throws(UpkeepFault) -> [ExerciseReport] {
        let folder = "\(workbook.cache)/answers/\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try SideBySide.map(Array(texts.enumerated())) { index, text throws(UpkeepFault) in
            let file = "\(folder)/\(index + 1)/\(exercise.answerFile)"
            do {
                try FileManager.default.createDirectory(
                    atPath: "\(folder)/\(index + 1)",
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: URL(fileURLWithPath: file))
            } catch {
                throw UpkeepFault("\(file) cannot be written: \(error)")
            }
            return try report(on: file)
        }
    }

    /// Repeats the grading until the report is expected or occurs twice in a row.
    ///
    /// On a busy machine an answer may time out once.
    func steadyReport(
        on file: String,
        seed: UInt64 = Grader.seed,
        allowance: TimeAllowance = .brief,
        expecting isExpected: (ExerciseReport) -> Bool
    ) throws(UpkeepFault) -> ExerciseReport {
        var last = try report(on: file, seed: seed, allowance: allowance)
        for _ in 0..<Grader.repetitions where !isExpected(last) {
            let again = try report(on: file, seed: seed, allowance: allowance)
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
