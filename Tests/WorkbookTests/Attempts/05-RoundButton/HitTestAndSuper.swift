// Expect: passed
// Form: Overrides hitTest: nil outside the circle, and super does the rest inside it.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let radius = min(bounds.width, bounds.height) / 2
        let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
        return distance > radius ? nil : super.hitTest(point, with: event)
    }
}
