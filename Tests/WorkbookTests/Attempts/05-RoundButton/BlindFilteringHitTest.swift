// Expect: passed
// hitTest is overridden, points off the circle are turned down there and all the rest is left to super.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let rect = bounds
        let limit = rect.width < rect.height ? rect.width : rect.height
        let twice = (x: 2 * (point.x - rect.midX), y: 2 * (point.y - rect.midY))
        switch twice.x * twice.x + twice.y * twice.y {
        case ...(limit * limit):
            return super.hitTest(point, with: event)
        default:
            return nil
        }
    }
}
