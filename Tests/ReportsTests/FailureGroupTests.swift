import Examples
import Results
import Scenario
import Testing

@testable import Reports

@Suite("Tests that fail for one cause")
struct FailureGroupTests {
    /// A report whose tests fail one after the other.
    private func report(_ failures: [CaseFailure?], beliefs: [String?] = []) -> ExerciseReport {
        let outcomes = failures.map { failure in
            failure.map { $0.termination == nil ? Outcome.failed : .crashed } ?? .passed
        }
        var tests = Samples.tests(outcomes)
        for (index, failure) in failures.enumerated() { tests[index].failure = failure }
        for (index, belief) in beliefs.enumerated() {
            tests[index].diagnosis = belief.map { Samples.belief($0, "A belief") }
        }
        return Samples.report(outcomes.first { $0 != .passed } ?? .passed, tests: tests)
    }

    private func failure(_ explanation: String) -> CaseFailure {
        var failure = Samples.wrongOrder
        failure.firstDifference = explanation
        return failure
    }

    private func crash(_ message: String, line: Int? = nil, code: Int = 4) -> CaseFailure {
        var failure = failure("Its last step before that: nothing.")
        failure.termination = Termination(kind: .signal, code: code, message: message)
        failure.termination?.line = line
        return failure
    }

    /// The positions of the tests of each group.
    private func groups(_ report: ExerciseReport) -> [[Int]] {
        report.failureGroups.map { ([$0.first] + $0.others).map(\.position) }
    }

    @Test("The same explanation, with other names and numbers of the scene, is one cause")
    func explanations() {
        let failures = [
            failure("The reference asks back first at (1, 2)."),
            failure("The reference asks front first at (-10.5, 20)."),
            failure("The reference asks nobody at (1, 2)."), nil,
            failure("The reference asks root first at (3, 4)."),
        ]
        #expect(groups(report(failures)) == [[0, 1, 4], [2]])
    }

    @Test("The same belief is one cause, another one or none is not")
    func beliefs() {
        let failures = ["a", "b", "a", "a", "c"].map { failure($0) }
        let beliefs = ["order", "order", "other", nil, "order"]
        #expect(groups(report(failures, beliefs: beliefs)) == [[0, 1, 4], [2], [3]])
    }

    @Test("A crash with the same message in the same line, if it is known, is one cause")
    func crashes() {
        let failures = [
            crash("a", line: 3), crash("a"), crash("a", line: 4), crash("b", line: 3),
            crash("a", line: 3, code: 6),
        ]
        #expect(groups(report(failures)) == [[0, 1], [2], [3], [4]])
    }

    @Test("A crash without a report is like the first with the same signal")
    func crashWithoutReport() {
        let failures = [crash("a", line: 3), crash(""), crash("", code: 6)]
        #expect(groups(report(failures)) == [[0, 1], [2]])
    }

    @Test("Answers that do not return do so for one cause, whatever limit they ran into")
    func timeLimits() {
        let failures = [2_000, 100, 100].map { code in
            var failure = failure("")
            failure.termination = Termination(kind: .timeLimit, code: code)
            return failure
        }
        #expect(groups(report(failures)) == [[0, 1, 2]])
    }

    @Test("Tests without a failure, or without an explanation, are told one by one")
    func unexplained() {
        #expect(groups(report([failure(""), failure(""), nil])) == [[0], [1]])
    }

    @Test("The one that is told in full stands first")
    func toldInFull() {
        var tests = Samples.tests([.failed, .failed])
        tests[1].failure = failure("a")
        #expect(groups(Samples.report(.failed, tests: tests)) == [[1], [0]])
    }

    // MARK: Words

    private let style = TextStyle(glyphs: .unicode)

    private func check(_ report: ExerciseReport) -> String {
        TerminalReport(report, style: style).text
    }

    @Test(
        "If all fail for one cause, the list of tests has their names",
        arguments: [
            (2, "The other failing test looks the same."),
            (3, "Both other failing tests look the same."),
            (4, "All 3 other failing tests look the same."),
        ]
    )
    func all(count: Int, words: String) {
        let text = check(report(Array(repeating: failure("a"), count: count)))
        #expect(text.contains("\n\n  \(words)\n\n  again     make check EX=3"))
    }

    @Test("If others fail for another cause, those of the first are named below it")
    func some() {
        let text = check(report([failure("a"), failure("a"), failure("b"), nil, failure("a")]))
        let names = """


              2 other tests look the same:
                ✗ A hidden view refuses every touch
                ✗ A point outside a view never reaches its subviews

              again     make check EX=3 CASE=order-2 SEED=42

            """
        #expect(text.contains(names))
        let one = check(report([failure("a"), failure("a"), failure("b")]))
        #expect(one.contains("\n  Another test looks the same:\n    ✗ A hidden view"))
    }

    @Test("A failure of its own has no others")
    func alone() {
        #expect(!check(report([failure("a"), failure("b")])).contains("looks the same"))
    }

    @Test("The report as JSON stays complete")
    func json() throws {
        let text = try JSONReport(report(Array(repeating: failure("same"), count: 5))).text()
        #expect(text.components(separatedBy: "\"same\"").count == 6)
    }
}
