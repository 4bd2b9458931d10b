import Examples
import Scenario
import Testing

@testable import Catalogue
@testable import Explanation

@Suite("Each sentence about an answer's calls is true of its trace")
struct CallEvidenceTests {
    private typealias T = Traces
    private static let here = Point(20, 20)
    private static let inside = T.inside(T.front, here, true)
    private static let back = T.hit(T.back, Point(40, 40), T.back)
    private static let reference = T.step(T.back, T.hit(T.front, here, nil), back)

    private func sentence(
        _ reference: [TraceEvent],
        _ attempt: [TraceEvent],
        in scene: Scene = Traces.scene(),
        by criterion: Criterion = .way
    ) -> String? {
        T.difference(criterion, scene, reference, attempt)?.sentence
    }

    @Test("If the answer is not nil, a late reading is not called the fault")
    func lateReading() {
        let attempt = T.hit(T.front, Self.here, T.front, Self.inside + [.read(.alpha, T.front)])
        let found = sentence(
            Self.reference,
            T.step(T.front, attempt),
            in: T.scene { $0.alpha = 0.005 }
        )
        #expect(found?.hasSuffix(" inside. It reads front.alpha; the limit is 0.01.") == true)
    }

    @Test(
        "Bounds that hold the point are not called the reason for a refusal",
        arguments: [true, false]
    )
    func boundsAndAlpha(isWide: Bool) {
        let reads: [TraceEvent] = [.read(.bounds, T.front), .read(.alpha, T.front)]
        let point = isWide ? Self.here : Point(-20, 20)
        let reference = T.step(
            T.front,
            T.hit(T.front, point, T.front, T.inside(T.front, point, true))
        )
        let found = sentence(
            reference,
            T.step(T.back, T.hit(T.front, point, nil, reads), Self.back),
            in: T.scene { $0.pointInside = .margin(30) }
        )
        #expect(found?.hasSuffix("Of front it reads only alpha and bounds.") == isWide)
        #expect(found?.contains("It reads bounds instead") == !isWide)
    }

    @Test(
        "A view that UIKit's own hitTest refuses only in the answer is named",
        arguments: [true, false]
    )
    func refusedByUIKit(isHidden: Bool) {
        let own = TraceEvent.systemHitTest(T.front)
        let reference = T.step(T.front, T.hit(T.front, Self.here, T.front, [own] + Self.inside))
        let found = sentence(
            reference,
            T.step(T.back, T.hit(T.front, Self.here, nil, [own]), Self.back),
            in: T.scene { $0.isHidden = isHidden }
        )
        let end = "In the scene front is none of these: your answer changes that."
        #expect(found?.hasSuffix(end) == !isHidden)
    }

    @Test("An alpha that was read before a nil is named, if UIKit would go on with it")
    func readAlpha() {
        let shape = T.inside(T.front, Self.here, true, [.read(.bounds, T.front)])
        let reference = T.step(T.front, T.hit(T.front, Self.here, T.front, shape))
        let read = T.hit(T.front, Self.here, nil, [.read(.alpha, T.front)])
        let found = { alpha in
            sentence(reference, T.step(T.back, read, Self.back), in: T.scene { $0.alpha = alpha })
        }
        let words = "It reads front.alpha, 0.5; UIKit answers nil only below 0.01."
        #expect(found(0.5)?.hasSuffix(words) == true)
        #expect(found(1)?.contains("It reads front.alpha") == false)
    }

    @Test(
        "An opacity that a Float makes equal to the limit is explained",
        arguments: [0.01, 0.005]
    )
    func opacityAtTheLimit(alpha: Double) {
        let read = TraceEvent.read(.opacity, .layer(ofView: 3))
        let found = sentence(
            Self.reference,
            T.step(T.front, T.hit(T.front, Self.here, T.front, [read] + Self.inside)),
            in: T.scene { $0.alpha = alpha }
        )
        #expect(found?.contains("which the value equals as a Float") == (alpha == 0.01))
    }

    @Test("A view's checks in place of its hitTest are named")
    func checksByHand() {
        let reads: [TraceEvent] = [.read(.isHidden, T.front), .read(.alpha, T.front)]
        let found = sentence(
            Self.reference,
            T.step(T.front, reads + Self.inside),
            in: T.scene { $0.alpha = 0.005 },
            by: .hitViews
        )
        let end =
            "It calls front's point(inside:), and reads its isHidden and alpha; the limit of alpha "
            + "is 0.01."
        #expect(found?.hasSuffix(end) == true)
    }

    @Test("A view that is asked past its superview is said to be inside it")
    func askedPastItsSuperview() {
        let child = T.hit(T.child, Point(-40, -40), T.child)
        #expect(
            sentence(
                T.step(T.child, T.hit(T.front, Self.here, T.child, Self.inside, child)),
                T.step(T.child, child)
            )
                == "The reference asks front first, the last of root's subviews. Yours asks child, "
                + "which is inside front, without asking front first."
        )
    }

    @Test("A question that is answered without a look is said to come again")
    func askedBefore() {
        let root = T.inside(T.root, Point(60, 60), true) + Self.back
        let once = T.hit(T.root, Point(60, 60), T.back, root)
        let kept = T.hit(T.root, Point(60, 60), T.back)
        let found = sentence(
            [.stepBegan(0)] + once + once + [.hit(T.back)],
            [.stepBegan(0)] + once + kept + [.hit(T.back)]
        )
        #expect(found?.hasSuffix(" root was asked at this point before.") == true)
    }

    @Test("A system's answer for a view of the answer's own is not called super.hitTest")
    func ownViewAsked() {
        let criterion = Criterion.never(.systemHitTest)
        #expect(
            criterion.prohibition(brokenBy: .systemHitTest(.stranger))
                == "The system's hitTest must not find the view, not even in views of your own: "
                + "the exercise is to write it out."
        )
        #expect(
            criterion.prohibition(brokenBy: .systemHitTest(T.root))
                == ForbiddenStep.systemHitTest.sentence
        )
        #expect(Criterion.way.prohibition(brokenBy: nil) == nil)
    }

    @Test("A mark for drawing is named in words")
    func marked() {
        let attempt = T.hit(T.front, Self.here, T.front, [.wrote(.needsDisplay, T.front)])
        #expect(
            sentence(
                T.step(T.front, T.hit(T.front, Self.here, T.front)),
                T.step(T.front, attempt),
                by: .never(.writing)
            )
                == "The reference only asks, and marks nothing. In front's hitTest at (20, 20), "
                + "yours marks front for drawing."
        )
    }

    @Test("Actions that a hit test sends are the difference, and not the one that runs too often")
    func sentActions() throws {
        let asked = T.hit(T.front, Point(20, 20), T.front)
        let runs = [TraceEvent.action(T.front)]
        let found = T.difference(
            .actions,
            T.scene(),
            T.step(T.front, asked) + runs,
            T.step(T.front, asked, [.wrote(.sentActions, T.front)], runs) + runs
        )
        let difference = try #require(found)
        #expect(
            difference.sentence
                == "The reference sends no actions: front does that itself. Yours sends them, too."
        )
        // Beside the sending, the reference's call of root returns.
        #expect(difference.indices.attempt == T.step(T.front, asked).count - 2)
        #expect(difference.indices.reference == T.step(T.front, asked).count - 2)
    }
}
