// Misconception: A round button takes touches if it can be seen
// Explanation: Hidden and transparent are looked at, since what cannot be seen cannot be meant. But
//   a view can be seen and have interaction off: isUserInteractionEnabled is false. Then hitTest
//   answers nil, and the touch falls through.
// Hint: Turn the button's interaction off. Does a tap still find it?
// Evidence: "hitTest", isHidden, alpha or opacity, without isUserInteractionEnabled

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01 else { return nil }
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
