// Misconception: UIKit does not ask a round button that is hidden or has interaction off
// Explanation: It would make sense to ask only views that take touches. UIKit asks all of them, and
//   each one looks at its own hidden, interaction and alpha, in hitTest. Whoever writes hitTest out
//   takes that duty over. Whoever overrides point(inside:with:) only, keeps it with UIKit.
// Hint: Hide the button, and tap where it was. Who should have noticed?
// Evidence: subviews, hitTest, without "super.hitTest" or isHidden or isUserInteractionEnabled or
//   alpha or opacity

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isInCircle(point) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let target = subview.hitTest(pointInSubview, with: event) { return target }
        }
        return self
    }

    private func isInCircle(_ point: CGPoint) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
