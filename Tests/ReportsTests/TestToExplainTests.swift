import Examples
import Results
import Scenario
import Testing

@testable import Reports

@Suite("Which failing test a report tells in full")
struct TestToExplainTests {
    private func report(_ failures: [CaseFailure?]) -> ExerciseReport {
        var tests = Samples.tests(failures.map { $0 == nil ? .passed : .failed })
        for (index, failure) in failures.enumerated() { tests[index].failure = failure }
        return Samples.report(.failed, tests: tests)
    }

    private func failure(
        _ explanation: String = "Yours begins with front.",
        _ change: (inout CaseFailure) -> Void = { _ in }
    ) -> CaseFailure {
        var failure = Samples.wrongOrder
        failure.firstDifference = explanation
        change(&failure)
        return failure
    }

    /// A failure with more than twice as many views as the others have.
    private var crowded: CaseFailure {
        failure { failure in
            for number in 1...5 {
                let view = Samples.view("crowd \(number)", Rectangle(0, 0, 1, 1))
                failure.scene.root.subviews.append(view)
            }
        }
    }

    private func told(_ report: ExerciseReport) -> Int? { report.testToExplain?.position }

    @Test("Of tests that fail for one cause it is one with at most half the views, else the first")
    func fewViews() {
        #expect(told(report([nil, crowded, failure(), failure()])) == 2)
        #expect(told(report([nil, failure(), crowded])) == 1)
        let oneMore = failure {
            $0.scene.root.subviews.append(Samples.view("one", Rectangle(0, 0, 1, 1)))
        }
        #expect(told(report([oneMore, failure()])) == 0)
    }

    @Test("Of those with as few views it is one with the fewest steps")
    func fewSteps() {
        let longer = failure { $0.scene.script.append(.tap(Point(1, 1))) }
        #expect(told(report([crowded, longer, failure()])) == 2)
        #expect(told(report([longer, failure()])) == 0)
    }

    @Test("A scene without what its test is about comes last")
    func subject() {
        let other = failure { $0.originalScene.root.subviews[0].isHidden = true }
        let selected = failure { $0.originalScene.root.subviews[0].features = [.selected] }
        let ofAnother = failure { $0.origin = .sameFault }
        func told(_ failures: [CaseFailure?]) -> Int? {
            var report = report(failures)
            report.tests[0].name = "A hidden view is skipped"
            report.tests[1].name = "A selected button reacts"
            return self.told(report)
        }
        #expect(told([other, selected, ofAnother, crowded]) == 3)
        #expect(told([other, selected]) == 0)
    }

    @Test("A touch shows the cause better than a direct question")
    func directQuestion() {
        let asked = failure { $0.scene.script = [.ask(view: "root", Point(1, 1))] }
        #expect(asked.stepIndex == 0)
        #expect(told(report([crowded, asked, failure()])) == 2)
    }

    @Test("A plainer scene of another cause, of random scenes or of another outcome is none of it")
    func others() {
        #expect(told(report([crowded, failure("Yours answers nil.")])) == 0)
        var random = report([crowded, failure()])
        random.tests[1].isRandom = true
        #expect(told(random) == 0)
        var crashed = report([crowded, failure()])
        crashed.tests[1].outcome = .crashed
        #expect(told(crashed) == 0)
    }

    @Test("Of crashes it is one whose line is known, or else the steps before")
    func crashes() {
        func crash(line: Int?, _ failure: CaseFailure) -> CaseFailure {
            var failure = failure
            failure.termination = Termination(kind: .signal, code: 4)
            failure.termination?.line = line
            return failure
        }
        let plain = crash(line: nil, failure())
        #expect(told(report([plain, crash(line: 8, crowded), plain])) == 1)
        #expect(told(report([crash(line: nil, crowded), plain])) == 1)
        var untraced = plain
        (untraced.referenceTrace, untraced.attemptTrace) = ([], [])
        #expect(told(report([crash(line: nil, crowded), untraced])) == 0)
        #expect(told(report([untraced, crash(line: nil, crowded)])) == 1)
    }

    @Test("A wrong next responder is explained instead of a chain without an end")
    func endlessChain() {
        func failure(_ step: ScriptStep, ends: Bool = false) -> CaseFailure {
            self.failure {
                $0.scene.script = [step]
                $0.termination = ends ? Termination(kind: .timeLimit, code: 2_000) : nil
            }
        }
        let chain = failure(.chain(from: "root"), ends: true)
        func told(_ first: CaseFailure, _ second: CaseFailure) -> Int? {
            var report = report([first, second])
            if first.termination != nil { report.tests[0].outcome = .timedOut }
            return self.told(report)
        }
        #expect(told(chain, failure(.next(of: "root"))) == 1)
        #expect(told(chain, failure(.tap(Point(1, 1)))) == 0)
        #expect(told(failure(.next(of: "root"), ends: true), failure(.next(of: "root"))) == 0)
        #expect(told(failure(.chain(from: "root")), failure(.next(of: "front"))) == 0)
    }

    @Test("A belief joins failures with different explanations")
    func belief() {
        var joined = report([crowded, failure("Yours answers nil.")])
        for index in joined.tests.indices {
            joined.tests[index].diagnosis = Samples.belief("order", "A belief", .likely)
        }
        #expect(told(joined) == 1)
    }

    @Test("Without a scene it is the first test that was run and failed")
    func withoutScenes() {
        let outcomes: [Outcome] = [.passed, .skipped, .graderFault, .failed]
        let report = Samples.report(.failed, tests: Samples.tests(outcomes))
        #expect(told(report) == 2)
        #expect(told(Samples.report(.passed, tests: Samples.tests([.passed]))) == nil)
    }
}
