import Scenario

/// What one test of a grading suite hands on: its report, and what the whole run shares.
package struct GradingRecord: Codable, Sendable {
    /// The test's report.
    package var test: TestReport
    /// What the compiler said.
    package var diagnostics: [Diagnostic]
    /// What the answer printed in the test's scenes.
    package var printed = Prints(text: "", lineCount: 0)
    /// What the answer does in the probes, if it was looked at: where its first test failed.
    package var behaviour: BehaviourText?
    /// What the answer names, where it was looked at.
    package var names: AnswerNames?
    /// What is wrong with the grader.
    package var fault: String?
    /// The seed of the random scenes.
    package var seed: UInt64

    package init(test: TestReport, diagnostics: [Diagnostic], seed: UInt64) {
        self.test = test
        self.diagnostics = diagnostics
        self.seed = seed
    }

    /// Takes over what grading led to.
    package mutating func take(_ verdict: SceneGrader.Verdict, printed: Prints) {
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
    package mutating func blameGrader(_ message: String) {
        test.outcome = .graderFault
        test.message = message
        fault = message
    }
}
