import Judge
import Scenario
import Testing

extension GradingRecord {
    init(_ test: GradedTest, _ session: GradingSession, seed: UInt64) {
        var diagnostics = session.warnings
        if case .didNotCompile(let errors) = session.obstacle { diagnostics = errors }
        self.init(
            test: TestReport(
                name: test.name,
                position: test.position,
                outcome: .graderFault,
                points: test.points
            ),
            diagnostics: diagnostics,
            seed: seed
        )
        self.test.identifier = test.function
        self.test.isByChance = test.isByChance
    }

    /// Tells Swift Testing: an issue for a wrong answer, a cancelled test for one not begun.
    func report() throws {
        switch test.outcome {
        case .passed: break
        case .notStarted: try Test.cancel("not started: the file is the untouched stub")
        case .didNotCompile:
            let first = diagnostics.first
            Issue.record(
                "\(first?.file ?? ""):\(first?.line ?? 1): does not compile: \(first?.message ?? "")"
            )
        case .failed, .crashed, .timedOut, .skipped, .graderFault, .missing, .notAccepted:
            Issue.record(Comment(rawValue: sentence))
        }
    }

    private var sentence: String {
        var sentence = test.message
        if let failure = test.failure {
            sentence += " \(failure.firstDifference) [case \(failure.identifier), seed \(seed)]"
        }
        return sentence
    }
}
