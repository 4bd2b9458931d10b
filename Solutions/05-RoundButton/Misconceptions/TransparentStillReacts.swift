// Misconception: A round button may be transparent and still take touches
// Explanation: Alpha sounds like a matter of drawing. UIKit treats a view below 0.01 as if it were
//   hidden: it takes no touches, and neither does anything in it. Whoever writes hitTest out has to
//   do the same.
// Hint: Make the button transparent by its alpha, and tap it.
// Evidence: "hitTest", isHidden, isUserInteractionEnabled, without alpha or opacity

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled else { return nil }
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
