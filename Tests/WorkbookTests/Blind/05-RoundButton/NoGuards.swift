// Meant: Believed that hidden, transparent and non-interactive views are sorted out before hitTest is called.
// Kind: fault
// Belief: StateIsNotLookedAt

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !circleContains(point) { return nil }

        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                return hit
            }
        }
        return self
    }

    private func circleContains(_ point: CGPoint) -> Bool {
        let r = min(bounds.width, bounds.height) / 2
        let dx = point.x - bounds.midX, dy = point.y - bounds.midY
        return dx * dx + dy * dy <= r * r
    }
}
