import Examples
import Results
import Scenario
import Testing

@testable import ClassReports

@Suite("Feedback on tests that fail for one cause")
struct FeedbackCausesTests {
    /// A report whose tests all fail, each with its explanation.
    private func report(_ explanations: [String]) -> ExerciseReport {
        var tests = Samples.tests(explanations.map { _ in .failed })
        for (index, explanation) in explanations.enumerated() {
            var failure = Samples.wrongOrder
            failure.firstDifference = explanation
            tests[index].failure = failure
        }
        return Samples.report(.failed, tests: tests)
    }

    @Test("Feedback explains each cause once, and names the tests that have it")
    func feedback() {
        var told = report(["a", "b", "a", "b", "b"])
        for index in told.tests.indices { told.tests[index].message = "Message \(index)." }
        let expected = """

            The other tests that fail:

            ✗ A hidden view refuses every touch
              Message 1.
              again     make check EX=3 CASE=order-2 SEED=42

              2 other tests look the same:
                ✗ Each subview is asked in its own coordinates
                ✗ A point outside a view never reaches its subviews

            """
        let markdown = FeedbackMarkdown(SampleClass.one(told)).text
        #expect(markdown.hasSuffix(expected + "```\n"))
        #expect(markdown.contains("\n  Another test looks the same:\n"))
    }

    @Test("Feedback on tests that all fail for one cause names them once")
    func feedbackOnOne() {
        let text = FeedbackMarkdown(SampleClass.one(report(["a", "a"]))).text
        #expect(text.contains("  The other failing test looks the same.\n"))
        #expect(!text.contains("The other test that fails:"))
    }
}
