import Examples
import Results
import Scenario
import Testing

@testable import Catalogue

@Suite("How much an answer can earn that takes a closed way, or is the same whatever is asked")
struct PointsCapTests {
    private static let caps = "3,rule,25%\n3,constant,10%"

    /// Ten tests worth two points each; all passed but the last.
    private func report(
        constant: String? = nil,
        standing: [String]? = nil,
        breaksRule: Bool = false,
        outcome: Outcome = .failed
    ) -> ExerciseReport {
        var report = ExerciseReport(outcome, on: .systemHitTest, seed: 1)
        report.tests = (0..<10).map {
            TestReport(name: "\($0)", position: $0, outcome: $0 < 9 ? .passed : .failed, points: 2)
        }
        var failure = CaseFailure(
            identifier: "9.1",
            scene: Scene(SceneView("view", .view, Rectangle(0, 0, 1, 1)), tap: Point(0, 0)),
            stepIndex: 0,
            expected: "",
            actual: "",
            referenceTrace: [],
            attemptTrace: [],
            firstDifference: ""
        )
        failure.breaksRule = breaksRule
        report.tests[9].failure = failure
        report.constant = constant
        report.progress = standing.map {
            AnswerProgress(standing: $0, missing: ["asks"], next: "Ask.")
        }
        return report
    }

    private func earned(_ report: ExerciseReport, _ text: String = caps) throws -> Double {
        try PointsScheme(text).points(of: report).map(\.points).reduce(0, +)
    }

    @Test("Without a reason all passed tests count")
    func uncapped() throws {
        #expect(try earned(report()) == 18)
        #expect(try earned(report(standing: ["asks whether the view is hidden"])) == 18)
    }

    @Test("A broken rule leaves a quarter, a constant answer a tenth")
    func capped() throws {
        #expect(try earned(report(breaksRule: true)) == 5)
        #expect(try earned(report(constant: "answers nil, whatever the point")) == 2)
        #expect(try earned(report(standing: [])) == 2)
    }

    @Test("Of two caps the lower one holds")
    func lowest() throws {
        let report = report(constant: "answers nil, whatever the point", breaksRule: true)
        #expect(try PointsScheme(Self.caps).cap(of: report)?.reason == .constant)
        #expect(try earned(report) == 2)
    }

    @Test("Tests count in their order until the cap is reached")
    func order() throws {
        let points = try PointsScheme(Self.caps).points(of: report(breaksRule: true))
        #expect(points.map(\.points) == [2, 2, 1, 0, 0, 0, 0, 0, 0, 0])
        #expect(points.map(\.maximum) == Array(repeating: 2, count: 10))
    }

    @Test("A teacher's scheme comes before the workbook's own shares")
    func teachersOwn() throws {
        let standard = try PointsScheme(Self.caps + "\n3,0,2")
        let own = try PointsScheme("3,rule,50%").completed(by: standard)
        #expect(own.points(of: report(breaksRule: true)).map(\.points).reduce(0, +) == 10)
        #expect(own.cap(of: report(standing: []))?.share == 0.1)
    }

    @Test("Without a line nothing is capped, and an answer that passed never is")
    func never() throws {
        #expect(try earned(report(breaksRule: true), "") == 18)
        #expect(try PointsScheme(Self.caps).cap(of: report(standing: [], outcome: .passed)) == nil)
    }

    @Test("A check and a class show the same whole points, below the cap")
    func check() throws {
        var report = report(breaksRule: true)
        report.cap = PointsCap(reason: .rule, share: 0.27)
        #expect(report.score == 5)
        #expect(try earned(report, "3,rule,27%") == 5)
        #expect(try earned(report, "3,*,2.5\n3,rule,27%") == 0.675)
        report.cap = nil
        #expect(report.score == 18)
    }

    @Test("The workbook's own shares: a quarter for a broken rule, a tenth for a constant answer")
    func workbooksOwn() throws {
        let scheme = try Workbook().pointsScheme()
        for exercise in Exercise.all {
            var answer = report(constant: "answers nil, whatever the point")
            answer.exercise = exercise.number
            #expect(try #require(scheme.cap(of: answer)).share <= 0.1)
            guard exercise.criteria.contains(where: \.isRuleOfExercise) else { continue }
            var other = report(breaksRule: true)
            other.exercise = exercise.number
            #expect(try #require(scheme.cap(of: other)).share <= 0.25)
        }
    }
}
