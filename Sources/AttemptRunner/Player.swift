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
    /// Records that `hitTest(_:with:)` was called.
    public func hitTestBegan(_ point: CGPoint) {
        self?.hitTestBegan(point)
    }

    /// Applies the scene's rule to the class's own answer to a hit test, and records what it led to.
    public func hitTestEnded(_ answer: UIView?, by player: UIView) -> UIView? {
        guard let self else { return answer }
        return self.hitTestEnded(answer, by: player)
    }

    /// Records a call of `point(inside:with:)`; `nil` where the class itself is to be asked.
    public func pointInsideBegan(
        _ point: CGPoint,
        with event: UIEvent?,
        of player: UIView
    ) -> Bool? {
        self?.pointInsideBegan(point, with: event, of: player)
    }

    /// Records the answer of `point(inside:with:)`, and gives it.
    public func pointInsideEnded(_ isInside: Bool) -> Bool {
        self?.pointInsideEnded(isInside)
        return isInside
    }

    /// Records that touches arrived; `true` if the part handles them.
    public func takes(_ phase: TouchPhase, _ touches: Set<UITouch>) -> Bool {
        guard let self else { return false }
        return self.takes(phase, count: touches.count)
    }
}
