import Scenario
import UIKitModel

/// An object with a part in a scene.
///
/// The answer's classes conform by inheritance. The added members have names that no answer uses.
@preconcurrency @MainActor
public protocol Player: UIResponder {
    /// The object's part, set once after creation and before any event.
    var workbookPart: Part? { get set }
}

extension Player {
    /// Offers touches in a phase; returns true if the part handles them.
    public func workbookHandles(_ phase: UITouch.Phase) -> Bool {
        guard let workbookPart, let phase = TouchPhase(phase) else { return false }
        return workbookPart.handles(phase)
    }
}

/// Forwards to the part if there is one, and otherwise leaves the class's behaviour unchanged.
///
/// An object has no part yet while an initializer of the answer's class runs.
@MainActor
extension Part? {
    /// Records that `hitTest(_:with:)` was called.
    public func hitTestBegan(_ point: CGPoint) {
        self?.hitTestBegan(point)
    }

    /// Applies the scene's rule to the class's own hit-test result, records the outcome and returns
    /// it.
    public func hitTestEnded(_ answer: UIView?, by player: UIView) -> UIView? {
        guard let self else { return answer }
        return self.hitTestEnded(answer, by: player)
    }

    /// Records a call of `point(inside:with:)`; returns `nil` if the class itself must decide.
    public func pointInsideBegan(
        _ point: CGPoint,
        with event: UIEvent?,
        of player: UIView
    ) -> Bool? {
        self?.pointInsideBegan(point, with: event, of: player)
    }

    /// Records the result of `point(inside:with:)` and returns it.
    public func pointInsideEnded(_ isInside: Bool) -> Bool {
        self?.pointInsideEnded(isInside)
        return isInside
    }

    /// Records received touches; returns true if the part handles them.
    public func takes(_ phase: TouchPhase, _ touches: Set<UITouch>) -> Bool {
        guard let self else { return false }
        return self.takes(phase, count: touches.count)
    }
}
