// Expect: didNotCompile
// Form: a view, not a button: the override of a control's method has nothing to override.
import UIKit

class RoundButton: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}
