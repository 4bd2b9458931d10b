// Meant: Believed that alpha only changes how a view is drawn; and that the origin of the bounds is always zero.
// Kind: several
// Belief: IgnoresBoundsOrigin, TransparentStillReacts

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden && isUserInteractionEnabled else { return nil }

        let radius = min(bounds.width, bounds.height) / 2
        let centre = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        guard hypot(point.x - centre.x, point.y - centre.y) <= radius else { return nil }

        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                return hit
            }
        }
        return self
    }
}
