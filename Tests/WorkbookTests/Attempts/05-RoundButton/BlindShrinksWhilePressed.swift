// Expect: passed
// Form: scaled while it is pressed.
import UIKit

class RoundButton: UIButton {
    private var resting: CGAffineTransform?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if resting == nil { resting = transform }
        transform = transform.scaledBy(x: 0.9, y: 0.9)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let resting { transform = resting }
        resting = nil
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        if let resting { transform = resting }
        resting = nil
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= min(bounds.width, bounds.height) / 2
    }
}
