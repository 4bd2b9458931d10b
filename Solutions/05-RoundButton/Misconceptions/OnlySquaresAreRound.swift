// Misconception: Only a square button has an inscribed circle
// Explanation: In a square the circle touches all four edges, and that is the picture one has in
//   mind. In a longer rectangle there is no circle that does. The task says which one is meant
//   there: it is centred in the bounds, and its radius is half the smaller side. It touches the
//   two longer edges, and the rest of the button lets touches through.
// Hint: Make the button 200 by 100 and tap near its left edge. What lies there by the rule of
//   the task?
// Evidence: bounds or frame, hypot or sqrt or squareRoot or pow or CGPoint.x or contains,
//   "super" or "true" or CGRect.contains

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard bounds.width == bounds.height else { return super.point(inside: point, with: event) }
        let radius = bounds.width / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
