import Judge
import Results
import Scenario
import Suites
import Testing

extension GradingRecord {
    init(_ test: GradedTest, _ session: GradingSession, seed: UInt64) {
        let diagnostics =
            switch session.obstacle {
            case .didNotCompile(let errors), .notAccepted(let errors): errors
            case .notStarted, .graderFault, nil: session.warnings
            }
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
        self.test.isRandom = test.isRandom
    }

    /// Reports to Swift Testing: an issue for a wrong answer, a cancelled test for an untouched
    /// stub.
    func report() throws {
        switch test.outcome {
        case .passed: break
        case .notStarted: try Test.cancel("not started: the file is the untouched stub")
        case .didNotCompile: Issue.record("\(place): does not compile: \(firstMessage)")
        case .notAccepted: Issue.record("\(place): not accepted: \(firstMessage)")
        case .failed, .crashed, .timedOut, .skipped, .graderFault, .missing:
            Issue.record(Comment(rawValue: sentence))
        }
    }

    private var place: String {
        "\(diagnostics.first?.file ?? ""):\(diagnostics.first?.line ?? 1)"
    }

    private var firstMessage: String { diagnostics.first?.message ?? "" }

    private var sentence: String {
        var sentence = test.message
        if let failure = test.failure {
            sentence += " \(failure.firstDifference) [case \(failure.identifier), seed \(seed)]"
        }
        return sentence
    }
}
