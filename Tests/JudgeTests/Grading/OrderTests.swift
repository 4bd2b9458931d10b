import Examples
import Results
import Scenario
import Testing

@testable import Catalogue
@testable import Judge
@testable import Suites
@testable import Play

@Suite("The order of a grading run")
struct OrderTests {
    @Test("An order is read from the environment")
    func environment() {
        let order = CheckOrder(environment: [
            "WORKBOOK_ATTEMPT": "/a/b c.swift", "WORKBOOK_SEED": "18446744073709551615",
            "WORKBOOK_CASE": "hiddenView.1",
        ])
        #expect(order.attemptFile == "/a/b c.swift")
        #expect(order.seed == .max)
        #expect(order.onlyCase == "hiddenView.1")
        #expect(order.limits == AttemptLimits())
    }

    @Test("A check during a watch has the limits of a watch, a class its own in any case")
    func watched() {
        var order = CheckOrder()
        order.isWatched = true
        #expect(CheckOrder(environment: order.variables).limits == .ofWatch)
        order.shownPath = "a"
        #expect(CheckOrder(environment: order.variables).limits == .ofClassroom)
    }

    @Test("Without an order everything is graded, with a seed by chance")
    func empty() {
        let orders = (0..<20).map { _ in CheckOrder(environment: [:]) }
        #expect(orders.allSatisfy { $0.attemptFile == nil && $0.onlyCase == nil })
        #expect(Set(orders.map(\.seed)).count > 1)
        #expect(orders.allSatisfy { (1...999_999).contains($0.seed) })
    }

    @Test("One case is chosen by its whole identifier, and all cases of a test by its name")
    func chosen() {
        let cases: [SceneGrader.Case] = ["a.1", "a.10", "b.1"].map { ($0, ExampleScene.family) }
        func chosen(_ only: String?) -> [String] {
            CheckOrder(environment: ["WORKBOOK_CASE": only].compactMapValues { $0 })
                .chosen(cases).map(\.identifier)
        }
        #expect(chosen(nil) == ["a.1", "a.10", "b.1"])
        #expect(chosen("a.1") == ["a.1"])
        #expect(chosen("a") == ["a.1", "a.10"])
    }

    @Test("A check's seed is the chosen one, or drawn")
    func check() {
        let chosen = CheckOrder(seed: 0)
        #expect(chosen.seed == 0 && chosen.seedIsChosen)
        let drawn = CheckOrder()
        #expect((1...999_999).contains(drawn.seed) && !drawn.seedIsChosen)
    }

    @Test("An attempt has 2 seconds a case, 10 an exercise, and may print 64 MB, or 1 without end")
    func limits() {
        let limits = AttemptLimits()
        #expect(limits.scene.seconds == 2)
        #expect(limits.exercise.secondsOfTimeouts == 10)
        #expect(SceneLimits.printedBytes == 1_048_576)
        #expect(SceneLimits.maximumPrintedBytes == 67_108_864)
    }

    @Test("Exercises are found by number; their folders are numbered alike")
    func exercises() {
        for exercise in Exercise.all {
            #expect(Exercise.numbered(exercise.number) == exercise)
            #expect(exercise.slug.hasPrefix("0\(exercise.number)-"))
            #expect(exercise.declaration.contains(exercise.answerType))
        }
        #expect(Exercise.numbered(0) == nil)
        #expect(Exercise.numbered(Exercise.all.count + 1) == nil)
    }

    @Test("A record takes over what grading led to")
    func record() {
        func record(_ verdict: SceneGrader.Verdict) -> GradingRecord {
            var record = GradingRecord(
                test: TestReport(name: "t", position: 0, outcome: .graderFault, points: 1),
                diagnostics: [],
                seed: 1
            )
            record.take(verdict, printed: Prints(text: "p", lineCount: 1))
            return record
        }
        let failure = CaseFailure(
            identifier: "a.1",
            scene: ExampleScene.family,
            stepIndex: 0,
            expected: "e",
            actual: "a",
            referenceTrace: [],
            attemptTrace: [],
            firstDifference: ""
        )
        #expect(record(.passed).test.outcome == .passed)
        #expect(record(.passed).printed == Prints(text: "p", lineCount: 1))
        let failed = record(.failed(.crashed, message: "m", failure)).test
        #expect(failed.outcome == .crashed && failed.message == "m" && failed.failure == failure)
        #expect(record(.skipped(.time)).test.outcome == .skipped)
        #expect(
            record(.skipped(.time)).test.message
                == "The time for the whole exercise had run out."
        )
        #expect(
            record(.skipped(.timeouts(5))).test.message
                == "The answer did not return in 5 scenes before."
        )
        #expect(record(.fault("f")).fault == "f")
        #expect(record(.fault("f")).test.outcome == .graderFault)
    }
}
