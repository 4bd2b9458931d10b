import Wire
import Scenario
import Testing

@testable import Explanation
@testable import Judge

@Suite("Which of the failing scenes is shown")
struct CounterexamplesTests {
    private static let reason = FailureReason.differs(
        Reason(kind: .answer, expected: .hit, actual: .hit, cause: nil)
    )
    private static let otherReason = FailureReason.differs(
        Reason(kind: .order, expected: .hit, actual: .hit, cause: nil)
    )

    /// A scene with some views, of which one is to be hit.
    private func failing(
        views count: Int,
        hit: Int = 1,
        _ reason: FailureReason = reason
    ) -> Shrinker.Failing {
        let views = (1...count).map { number in
            SceneView("view \(number)", .answer, Rectangle(0, 0, 100, 100))
        }
        var wire = WireWriter()
        TraceEvent.stepBegan(0).write(to: &wire)
        let start = wire
        TraceEvent.hit(.responder(hit)).write(to: &wire)
        return Shrinker.Failing(
            scene: Scene(
                SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: views),
                tap: Point(50, 50)
            ),
            played: GradingSession.Played(reference: wire.bytes, attempt: start.bytes),
            reason: reason
        )
    }

    @Test("A scene that is small is shown itself")
    func small() {
        var found = Counterexamples()
        for count in [2, 3] {
            let own = failing(views: count)
            let shown = found.smallest(own, by: .hitViews, keepingAnswers: true)
            #expect(shown.failing.scene == own.scene && shown.origin == .ownCase)
        }
    }

    @Test("For a larger one, a known one takes its place in which the reference answers the same")
    func sameAnswers() {
        var found = Counterexamples()
        let small = failing(views: 2)
        _ = found.smallest(small, by: .hitViews, keepingAnswers: true)
        let shown = found.smallest(failing(views: 5), by: .hitViews, keepingAnswers: true)
        #expect(shown.failing.scene == small.scene && shown.origin == .sameFault)
    }

    @Test("If the reference answers something else, a scene that can be looked through stays")
    func otherAnswers() {
        var found = Counterexamples()
        let small = failing(views: 2)
        _ = found.smallest(small, by: .hitViews, keepingAnswers: true)
        let own = failing(views: 5, hit: 2)
        let named = found.smallest(own, by: .hitViews, keepingAnswers: true)
        #expect(named.failing.scene == own.scene && named.origin == .ownCase)
        let byChance = found.smallest(own, by: .hitViews, keepingAnswers: false)
        #expect(byChance.failing.scene == small.scene && byChance.origin == .sameFault)
        let large = found.smallest(
            failing(views: 9, hit: 2),
            by: .hitViews,
            keepingAnswers: true
        )
        #expect(large.failing.scene == small.scene && large.origin == .sameFault)
    }

    @Test("For one too large to look through, another fault may stand, and is called so")
    func otherFault() {
        var found = Counterexamples()
        let small = failing(views: 2)
        _ = found.smallest(small, by: .hitViews, keepingAnswers: true)
        let large = failing(views: 9, CounterexamplesTests.otherReason)
        let shown = found.smallest(large, by: .hitViews, keepingAnswers: true)
        #expect(shown.failing.scene == small.scene && shown.origin == .otherFault)
    }
}
