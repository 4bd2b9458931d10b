// Expect: passed
// Form: stores the highlight itself, draws it, and turns it off outside the circle.
import UIKit

class RoundButton: UIButton {
    private var isPressed = false

    override var isHighlighted: Bool {
        get { return isPressed }
        set {
            isPressed = newValue
            super.isHighlighted = newValue
            backgroundColor = newValue ? .blue : nil
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first else { return }
        isHighlighted = point(inside: touch.location(in: self), with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        isHighlighted = false
    }
}
