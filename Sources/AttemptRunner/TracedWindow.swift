import Scenario
import UIKitModel

/// A window that plays a part: it may handle touches that nobody in it handled.
public final class TracedWindow: UIWindow, Player {
    /// The part that it plays.
    public var workbookPart: Part?

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
