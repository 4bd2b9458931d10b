import Catalogue
import Explanation
import Scenario

/// A scene with overlapping views, and traces of it written by hand.
package enum Traces {
    /// "back" and "front" in "root"; "child" in "front".
    package static func scene(
        _ change: (inout SceneView) -> Void = { _ in },
        script: [ScriptStep] = [.tap(Point(60, 60))]
    ) -> Scene {
        var front = SceneView("front", .answer, Rectangle(40, 40, 100, 100))
        front.subviews = [SceneView("child", .answer, Rectangle(60, 60, 30, 30))]
        change(&front)
        let back = SceneView("back", .answer, Rectangle(20, 20, 150, 150))
        let root = SceneView("root", .answer, Rectangle(0, 0, 375, 667), subviews: [back, front])
        let window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root])
        return Scene(window, script: script)
    }

    package static let window = Participant.responder(0)
    package static let root = Participant.responder(1)
    package static let back = Participant.responder(2)
    package static let front = Participant.responder(3)
    package static let child = Participant.responder(4)

    /// A call of `hitTest(_:with:)` with what happens in it.
    package static func hit(
        _ view: Participant,
        _ point: Point,
        _ found: Participant?,
        _ inner: [TraceEvent]...
    ) -> [TraceEvent] {
        [.hitTestBegan(view, point)] + inner.joined() + [.hitTestEnded(view, found)]
    }

    /// A call of `point(inside:with:)`.
    package static func inside(
        _ view: Participant,
        _ point: Point,
        _ answer: Bool,
        _ inner: [TraceEvent]...
    ) -> [TraceEvent] {
        [.pointInsideBegan(view, point)] + inner.joined() + [.pointInsideEnded(view, answer)]
    }

    /// A first step with a call of the root that finds a view.
    package static func step(_ found: Participant?, _ inner: [TraceEvent]...) -> [TraceEvent] {
        let call = inside(root, Point(60, 60), true) + inner.joined()
        return [.stepBegan(0)] + hit(root, Point(60, 60), found, call) + [.hit(found)]
    }

    package static func difference(
        _ criterion: Criterion,
        _ scene: Scene,
        _ reference: [TraceEvent],
        _ attempt: [TraceEvent]
    ) -> FirstDifference? {
        FirstDifference(
            CaseComparison(
                criterion: criterion,
                scene: scene,
                reference: reference,
                attempt: attempt
            )
        )
    }
}
