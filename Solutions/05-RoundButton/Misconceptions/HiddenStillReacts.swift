// Misconception: A hidden round button still takes touches
// Explanation: What is not drawn seems to be gone, so only interaction and alpha are looked at. A
//   hidden view is still in the tree, with its place and size, and UIKit asks it. It is the first
//   thing that the system's own hitTest looks at.
// Hint: Three properties keep a view from taking touches. Which one is not in your answer?
// Evidence: "hitTest", isUserInteractionEnabled, alpha or opacity, without isHidden

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, alpha >= 0.01 else { return nil }
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
