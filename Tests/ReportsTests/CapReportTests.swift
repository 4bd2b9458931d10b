import Examples
import Results
import Scenario
import Testing

@testable import Reports

@Suite("What is said of an answer that cannot earn all points")
struct CapReportTests {
    private func text(_ change: (inout ExerciseReport) -> Void) -> String {
        var report = Samples.failed
        change(&report)
        return TerminalReport(report, style: TextStyle(glyphs: .unicode)).text
    }

    @Test("A broken rule stands below the points")
    func rule() {
        let text = text { $0.cap = PointsCap(reason: .rule, share: 0.25) }
        #expect(
            text.hasSuffix(
                "An answer that breaks a rule of its exercise earns at most 25 % of the points.\n"
            )
        )
    }

    @Test("So does a constant answer")
    func constant() {
        let text = text { $0.cap = PointsCap(reason: .constant, share: 0.1) }
        #expect(
            text.hasSuffix(
                """
                An answer that does the same whatever is asked, or nearly always what an empty
                one does, earns at most 10 % of the points.

                """
            )
        )
    }

    @Test("What a constant answer does is said with the parts of the task that it lacks")
    func unfinished() {
        let text = text {
            $0.constant = "answers nil, whatever the point"
            $0.progress = AnswerProgress(standing: [], missing: ["asks"], next: "Ask.")
        }
        #expect(text.contains("not finished yet, 0 of 1 parts stand"))
        #expect(text.contains("\n  So far it answers nil, whatever the point.\n"))
        #expect(text.contains("\n  next      Ask.\n"))
    }

    @Test("Without a cap the points are the last word")
    func uncapped() {
        #expect(!text { _ in }.contains("at most"))
    }
}
