import Foundation
import Judge
import Scenario

/// Works out how an exercise's known wrong answers behave, and writes it down.
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

    /// Works out the fingerprints and writes their file; without misconceptions there is none.
    ///
    /// - Returns: How many there are.
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

    /// Works out the fingerprints: the same for the same inputs.
    func fingerprints() throws(UpkeepFault) -> Fingerprints {
        let misconceptions = Misconception.all(of: exercise, in: workbook)
        let results = SideBySide.map(misconceptions) { misconception in
            Result { () throws(UpkeepFault) in try fingerprint(of: misconception) }
        }
        var fingerprints = Fingerprints()
        for (misconception, result) in zip(misconceptions, results) {
            fingerprints.misconceptions[misconception.identifier] = try result.get()
        }
        for constant in ConstantAnswer.all(of: exercise, in: workbook) {
            let report = try grader.report(on: constant.file, patience: .long)
            fingerprints.constants[constant.identifier] = BehaviourText(text: report.behaviour)
        }
        return fingerprints
    }

    /// Works out one fingerprint, and once more if it is another than the one that is kept.
    private func fingerprint(
        of misconception: Misconception
    ) throws(UpkeepFault) -> Fingerprints.Fingerprint {
        let kept = self.kept?.misconceptions[misconception.identifier]
        return try grader.steadyReport(
            on: misconception.file,
            patience: .long,
            expecting: { $0.fingerprint == kept }
        ).fingerprint
    }
}

extension ExerciseReport {
    /// How the answer behaves.
    var fingerprint: Fingerprints.Fingerprint {
        Fingerprints.Fingerprint(
            failedTests: failedTests.map(\.identifier).sorted(),
            failedCases: tests.flatMap { $0.failure?.failedCases ?? [] }.sorted(),
            behaviour: BehaviourText(text: behaviour),
            missingParts: progress?.missing ?? []
        )
    }

    /// The tests that the answer failed; a test that was not played is none of them.
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
