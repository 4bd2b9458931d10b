import Scenario
import UIKitModel

/// A plain view with a part in the scene.
public class TracedView: UIView, TracedObject {
    /// The view's part in the scene.
    public var workbookPart: Part?

    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        workbookPart.hitTestBegan(point)
        return workbookPart.hitTestEnded(super.hitTest(point, with: event), by: self)
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if let isInside = workbookPart.pointInsideBegan(point, with: event, of: self) {
            return workbookPart.pointInsideEnded(isInside)
        }
        return workbookPart.pointInsideEnded(super.point(inside: point, with: event))
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !workbookPart.takes(.began, touches) { super.touchesBegan(touches, with: event) }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !workbookPart.takes(.moved, touches) { super.touchesMoved(touches, with: event) }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !workbookPart.takes(.ended, touches) { super.touchesEnded(touches, with: event) }
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !workbookPart.takes(.cancelled, touches) { super.touchesCancelled(touches, with: event) }
    }
}
