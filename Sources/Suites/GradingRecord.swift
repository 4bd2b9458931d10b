import Behaviours
import Explanation
import Judge
import Results
import Scenario

/// The result of one test of a grading suite, with data that the whole run shares.
package struct GradingRecord: Codable, Sendable {
    package var test: TestReport
    package var diagnostics: [Diagnostic]
    /// The answer's output in the test's scenes.
    package var printed = Prints(text: "", lineCount: 0)
    /// The answer's behaviour in the probes, recorded with its first failed test.
    package var behaviour: BehaviourText?
    /// The names in the answer, if it was compiled.
    package var names: AnswerNames?
    package var fault: String?
    package var seed: UInt64

    package init(test: TestReport, diagnostics: [Diagnostic], seed: UInt64) {
        self.test = test
        self.diagnostics = diagnostics
        self.seed = seed
    }

    /// Records a verdict and the answer's output.
    package mutating func take(_ verdict: SceneGrader.Verdict, printed: Prints) {
        self.printed = printed
        switch verdict {
        case .passed: test.outcome = .passed
        case .failed(let outcome, let message, let failure):
            test.outcome = outcome
            test.message = message
            test.failure = failure
        case .skipped(let reason):
            test.outcome = .skipped
            test.message = reason.sentence
        case .fault(let message): blameGrader(message)
        }
    }

    /// Records a grader fault.
    package mutating func blameGrader(_ message: String) {
        test.outcome = .graderFault
        test.message = message
        fault = message
    }
}

extension SceneGrader.ReasonToSkip {
    fileprivate var sentence: String {
        switch self {
        case .timeouts(let count):
            "The answer did not return in \(counted(count, "scene")) before."
        case .time: "The time for the whole exercise had run out."
        }
    }
}
