import Scenario
import UIKitModel

/// A button that plays a part.
public final class TracedButton: UIButton, Player {
    /// The part that it plays.
    public var workbookPart: Part?

    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        workbookPart.hitTest(point, by: self) { super.hitTest(point, with: event) }
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        workbookPart.pointInside(point, with: event, of: self) {
            super.point(inside: point, with: event)
        }
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        workbookPart.touches(.began, touches) { super.touchesBegan(touches, with: event) }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        workbookPart.touches(.moved, touches) { super.touchesMoved(touches, with: event) }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        workbookPart.touches(.ended, touches) { super.touchesEnded(touches, with: event) }
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        workbookPart.touches(.cancelled, touches) { super.touchesCancelled(touches, with: event) }
    }
}
