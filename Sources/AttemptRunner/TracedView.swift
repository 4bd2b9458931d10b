import Scenario
import UIKitModel

/// A plain view that plays a part.
public final class TracedView: UIView, Player {
    /// The part that it plays.
    public var part: Part?

    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        part.hitTest(point, by: self) { super.hitTest(point, with: event) }
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        part.pointInside(point, with: event, of: self) { super.point(inside: point, with: event) }
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        part.touches(.began, touches) { super.touchesBegan(touches, with: event) }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        part.touches(.moved, touches) { super.touchesMoved(touches, with: event) }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        part.touches(.ended, touches) { super.touchesEnded(touches, with: event) }
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        part.touches(.cancelled, touches) { super.touchesCancelled(touches, with: event) }
    }
}
