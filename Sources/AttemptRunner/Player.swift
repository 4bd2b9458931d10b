import Scenario
import UIKitModel

/// Something that plays a part in a scene.
///
/// An answer's class becomes one by inheritance: what it gets has names that no answer has.
@preconcurrency @MainActor
public protocol Player: UIResponder {
    /// The part; set once, after the player was made and before anything happens.
    var workbookPart: Part? { get set }
}

extension Player {
    /// Offers touches in a phase; `true` if the part handles them.
    public func workbookHandles(_ phase: UITouch.Phase) -> Bool {
        guard let workbookPart, let phase = TouchPhase(phase) else { return false }
        return workbookPart.handles(phase)
    }
}

/// Before an object has its part, as in an initialiser of an answer's class, it is itself.
@MainActor
extension Part? {
    /// Records a call of `hitTest(_:with:)` and applies the scene's rule to its answer.
    public func hitTest(_ point: CGPoint, by player: UIView, answer: () -> UIView?) -> UIView? {
        guard let self else { return answer() }
        return self.hitTest(point, by: player, answer: answer)
    }

    /// Records a call of `point(inside:with:)` and answers by the scene's rule.
    public func pointInside(
        _ point: CGPoint,
        with event: UIEvent?,
        of player: UIView,
        answer: () -> Bool
    ) -> Bool {
        guard let self else { return answer() }
        return self.pointInside(point, with: event, bounds: player.bounds, answer: answer)
    }

    /// Records that touches arrived, and passes them on unless the part handles them.
    public func touches(_ phase: TouchPhase, _ touches: Set<UITouch>, passOn: () -> Void) {
        guard let self else { return passOn() }
        self.touches(phase, count: touches.count, passOn: passOn)
    }
}
