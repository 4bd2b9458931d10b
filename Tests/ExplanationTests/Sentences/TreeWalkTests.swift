import Examples
import Scenario
import Testing

@testable import Catalogue
@testable import Explanation

@Suite("The first difference of two trees of calls")
struct TreeWalkTests {
    private typealias T = Traces

    private func reason(
        _ criterion: Criterion,
        _ reference: [TraceEvent],
        _ attempt: [TraceEvent]
    ) -> Reason? {
        T.difference(criterion, T.scene(), reference, attempt)?.reason
    }

    private static let here = Point(20, 20)
    private static let front = T.hit(T.front, here, T.front, T.inside(T.front, here, true))
    private static let frontNil = T.hit(T.front, here, nil, T.inside(T.front, here, false))
    private static let back = T.hit(T.back, Point(40, 40), T.back)

    /// The attempt's events in root's call at which the reference asks front, which answers itself.
    static let unlike: [(Reason.Kind, [TraceEvent])] = [
        (.missing, []), (.instead, back), (.again, front + front), (.extra, back + front),
        (.point, T.hit(T.front, Point(60, 60), nil)),
        (.extra, T.hit(T.front, here, T.front, T.inside(T.front, here, true), back)),
        (.answer, T.hit(T.front, here, nil, T.inside(T.front, here, true))),
        (.answer, T.hit(T.front, here, nil, T.inside(T.front, here, false))),
    ]

    @Test("Where an answer drops the right view, what it did not ask decides nothing")
    func droppedAnswer() throws {
        let reference = T.step(T.back, Self.frontNil + Self.back)
        let found = try #require(reason(.hitViews, reference, T.step(T.root, Self.back)))
        #expect(found.kind == .answer)
    }

    @Test("Each way to differ has its kind", arguments: unlike)
    func kinds(kind: Reason.Kind, inner: [TraceEvent]) throws {
        let reference = T.step(T.front, Self.front)
        let found = try #require(reason(.way, reference, T.step(T.back, inner)))
        #expect(found.kind == kind)
    }

    @Test("Both calls in another order are told as such")
    func order() throws {
        let reference = T.step(T.back, Self.frontNil, Self.back)
        let attempt = T.step(T.back, Self.back, Self.frontNil)
        #expect(try #require(reason(.way, reference, attempt)).kind == .order)
    }

    @Test("A repeated question does not hide why the result is wrong")
    func repetition() throws {
        let reference = T.step(T.back, Self.frontNil, Self.back)
        let attempt = T.step(T.front, Self.frontNil, Self.back, Self.back)
        #expect(try #require(reason(.hitViews, reference, attempt)).kind == .answer)
        #expect(try #require(reason(.way, reference, attempt)).kind == .again)
    }

    @Test("For a wrong result the call counts that answers wrongly, not the first that is unlike")
    func decidingCall() throws {
        let reference = T.step(T.back, T.hit(T.front, Self.here, nil), Self.back)
        let attempt = T.step(
            T.front,
            T.inside(T.front, Self.here, true),
            T.inside(T.back, Point(40, 40), true),
            Self.front
        )
        let found = try #require(T.difference(.hitViews, T.scene(), reference, attempt))
        #expect(found.reason.kind == .extra)
        #expect(attempt[found.indices.attempt] == .pointInsideBegan(T.front, Self.here))
        #expect(reference[found.indices.reference] == .hitTestEnded(T.front, nil))
        let way = try #require(T.difference(.way, T.scene(), reference, attempt))
        #expect(way.indices.attempt < found.indices.attempt)
    }

    @Test("Reads and conversions are no difference")
    func reads() {
        let reads: [TraceEvent] = [
            .read(.alpha, T.front), .converted(.zero, from: T.root, to: T.front, .zero),
            .systemHitTest(T.front),
        ]
        let reference = T.step(T.front, Self.front)
        for criterion in [Criterion.way, .hitViews] {
            #expect(reason(criterion, reference, T.step(T.front, reads, Self.front)) == nil)
        }
    }

    @Test("The same mistake in another scene has the same reason, another mistake has not")
    func sameReason() throws {
        let hidden = T.scene { $0.isHidden = true }
        let interactionOff = T.scene { $0.isUserInteractionEnabled = false }
        var renamed = hidden
        renamed.root.subviews[0].subviews[1].name = "other"
        let reference = T.step(T.back, T.hit(T.front, Self.here, nil), Self.back)
        let attempt = T.step(T.front, Self.front)
        let reasons = try [hidden, renamed, interactionOff].map {
            try #require(T.difference(.hitViews, $0, reference, attempt)).reason
        }
        #expect(reasons[0] == reasons[1])
        #expect(reasons[0].cause == .hidden)
        #expect(reasons[2].cause == .interactionOff)
        #expect(reasons[0] != reasons[2])
    }
}
