import Examples
import Results
import Scenario
import Testing

@testable import Reports

@Suite("The note on an answer that cannot earn all points")
struct CapReportTests {
    private func text(_ change: (inout ExerciseReport) -> Void) -> String {
        var report = Samples.failed
        change(&report)
        return TerminalReport(report, style: TextStyle(glyphs: .unicode)).text
    }

    private func words(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test("A broken rule stands below the points")
    func rule() {
        let text = text { $0.cap = PointsCap(reason: .rule, share: 0.25) }
        #expect(
            words(text).hasSuffix(
                "Your answer breaks a rule of the exercise, so it earns at most 25 % of the points."
            )
        )
    }

    @Test("So does a constant answer")
    func constant() {
        let text = text { $0.cap = PointsCap(reason: .constant, share: 0.1) }
        #expect(
            words(text).hasSuffix(
                "Your answer behaves almost like the empty stub, so it earns at most 10 % of the points."
            )
        )
    }

    @Test("A rule is named by its test, and a constant answer is called so")
    func named() {
        let rule = text {
            $0.cap = PointsCap(reason: .rule, share: 0.25)
            $0.tests[2].failure?.breaksRule = true
        }
        #expect(words(rule).contains("breaks a rule of the exercise (\u{201C}"))
        let constant = text {
            $0.cap = PointsCap(reason: .constant, share: 0.1)
            $0.constant = "answers nil, whatever the point"
        }
        #expect(
            words(constant).hasSuffix(
                "In nearly all random scenes your answer gives the same result as one that answers nil, "
                    + "whatever the point. It earns at most 10 % of the points."
            )
        )
    }

    @Test("The report on a constant answer names the parts of the task that it lacks")
    func unfinished() {
        let text = text {
            $0.constant = "answers nil, whatever the point"
            $0.progress = AnswerProgress(standing: [], missing: ["asks"], next: "Ask.")
        }
        #expect(text.contains("not finished yet, 0 of 1 parts stand"))
        #expect(
            text.contains("\n  So far it answers nil, whatever the point, in nearly all scenes.\n")
        )
        #expect(text.contains("\n  next      Ask.\n"))
    }

    @Test("Without a cap the points are the last word")
    func uncapped() {
        #expect(!text { _ in }.contains("at most"))
    }
}
