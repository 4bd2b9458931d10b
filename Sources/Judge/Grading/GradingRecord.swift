import Scenario

/// What one test of a grading suite hands on: its report, and what the whole run shares.
public struct GradingRecord: Codable, Sendable {
    /// The test's report.
    public var test: TestReport
    /// What the compiler said.
    public var diagnostics: [Diagnostic]
    /// What the answer printed in the test's scenes.
    public var printed = Prints(text: "", lineCount: 0)
    /// What the answer does in the probes, if it was looked at: where its first test failed.
    public var behaviour: BehaviourText?
    /// What the answer names, where it was looked at.
    public var names: AnswerNames?
    /// What is wrong with the grader.
    public var fault: String?
    /// The seed of the random scenes.
    public var seed: UInt64

    /// Creates a record.
    public init(test: TestReport, diagnostics: [Diagnostic], seed: UInt64) {
        self.test = test
        self.diagnostics = diagnostics
        self.seed = seed
    }

    /// Takes over what grading led to.
    public mutating func take(_ verdict: SceneGrader.Verdict, printed: Prints) {
        self.printed = printed
        switch verdict {
        case .passed: test.outcome = .passed
        case .failed(let outcome, let message, let failure):
            test.outcome = outcome
            test.message = message
            test.failure = failure
        case .skipped:
            test.outcome = .skipped
            test.message = "Not run: the time for the whole exercise was used up before."
        case .fault(let message): blameGrader(message)
        }
    }

    /// Notes that the grader is at fault.
    public mutating func blameGrader(_ message: String) {
        test.outcome = .graderFault
        test.message = message
        fault = message
    }
}
