// Expect: failed
// Belief: the radius changes only with the width.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if cachedWidth != bounds.width {
            cachedWidth = bounds.width
            radius = min(bounds.width, bounds.height) / 2
        }
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }

    private var cachedWidth: CGFloat = -1
    private var radius: CGFloat = 0
}
