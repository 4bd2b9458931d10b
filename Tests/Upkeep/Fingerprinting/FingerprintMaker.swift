import Behaviours
import Catalogue
import Explanation
import Foundation
import Platform
import Results
import Scenario

/// Computes the fingerprints of an exercise's misconceptions, and writes them to a file.
package struct FingerprintMaker: Sendable {
    private let exercise: Exercise
    private let workbook: Workbook
    private let grader: Grader
    private let kept: Fingerprints?

    package init(_ exercise: Exercise, workbook: Workbook) {
        self.exercise = exercise
        self.workbook = workbook
        grader = Grader(exercise, workbook: workbook)
        kept = Fingerprints(of: exercise, in: workbook)
    }

    /// Computes the fingerprints and writes their file, unless there are no misconceptions.
    ///
    /// - Returns: The number of fingerprints.
    package func write() throws(UpkeepFault) -> Int {
        let fingerprints = try fingerprints()
        guard !fingerprints.misconceptions.isEmpty else { return 0 }
        let path = workbook.fingerprints(exercise)
        do {
            try Data(try fingerprints.text().utf8)
                .write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw UpkeepFault("\(path) cannot be written: \(error.sentence)")
        }
        return fingerprints.misconceptions.count
    }

    func fingerprints() throws(UpkeepFault) -> Fingerprints {
        let misconceptions = Misconception.all(of: exercise, in: workbook)
        let behaviours = try SideBySide.map(misconceptions) { misconception throws(UpkeepFault) in
            try fingerprint(of: misconception)
        }
        var fingerprints = Fingerprints()
        for (misconception, behaviour) in zip(misconceptions, behaviours) {
            fingerprints.misconceptions[misconception.identifier] = behaviour
        }
        for constant in AnswerHead.all(in: workbook.constants(exercise), workbook) {
            let report = try grader.report(on: constant.file, allowance: .long)
            fingerprints.constants[constant.identifier] = BehaviourText(rawValue: report.behaviour)
        }
        return fingerprints
    }

    /// Computes one fingerprint, and again if it differs from the stored one.
    private func fingerprint(
        of misconception: Misconception
    ) throws(UpkeepFault) -> Fingerprints.Fingerprint {
        let kept = self.kept?.misconceptions[misconception.identifier]
        return try grader.steadyReport(
            on: misconception.file,
            allowance: .long,
            expecting: { $0.fingerprint == kept }
        ).fingerprint
    }
}

extension ExerciseReport {
    var fingerprint: Fingerprints.Fingerprint {
        Fingerprints.Fingerprint(
            failedTests: failedTests.map(\.identifier).sorted(),
            failedCases: tests.flatMap { $0.failure?.failedCases ?? [] }.sorted(),
            behaviour: BehaviourText(rawValue: behaviour),
            missingParts: progress?.missing ?? []
        )
    }

    /// The failed tests.
    ///
    /// Tests that were not run do not count.
    var failedTests: [TestReport] {
        tests.filter { test in
            switch test.outcome {
            case .failed, .crashed, .timedOut: true
            case .passed, .skipped, .notStarted, .didNotCompile, .graderFault, .missing,
                .notAccepted:
                false
            }
        }
    }
}
