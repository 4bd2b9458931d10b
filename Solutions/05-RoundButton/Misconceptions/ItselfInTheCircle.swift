// Misconception: In its circle a round button may always answer with itself
// Explanation: An override of hitTest with two answers, the button or nil, is short and looks
//   complete. It forgets what else hitTest does: it refuses when the view is hidden or transparent
//   or has interaction off, and it asks the subviews. All that goes on by itself if you only say
//   where the shape is.
// Hint: Hide the button and tap its place. Then put an interactive view into it. Who reacts?
// Evidence: "hitTest", "self", hypot or sqrt or squareRoot or pow or CGPoint.x or contains, without
//   hitTest or subviews or isHidden or isUserInteractionEnabled or alpha

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return isInCircle(point) ? self : nil
    }

    private func isInCircle(_ point: CGPoint) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
