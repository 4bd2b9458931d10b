// Misconception: A round button may make its bounds square while it is asked
// Explanation: A circle in a square is easy, so a button that is not square is made so first. But
//   that happens in the middle of a hit test: the button on screen changes its size because
//   somebody touched near it. Layout has its own time. The circle can be computed in any rectangle.
// Hint: Compare the size of the button before and after a touch.
// Evidence: bounds or frame, size or CGSize.init or CGRect.init or insetBy, without
//   "layoutSubviews"

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let side = min(bounds.width, bounds.height)
        bounds.size = CGSize(width: side, height: side)
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= side / 2
    }
}
