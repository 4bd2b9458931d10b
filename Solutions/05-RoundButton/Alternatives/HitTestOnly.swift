// Form: only hitTest is overridden, with nested ifs.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let target = super.hitTest(point, with: event) {
            if isInCircle(point) {
                return target
            }
        }
        return nil
    }

    private func isInCircle(_ point: CGPoint) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
