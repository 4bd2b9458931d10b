// Expect: passed
// Form: Writes the whole of hitTest out, with the circle in the place of the bounds.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, isInCircle(point) else { return nil }

        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }

    private func isInCircle(_ point: CGPoint) -> Bool {
        let r = min(bounds.midX - bounds.minX, bounds.midY - bounds.minY)
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= r
    }
}
