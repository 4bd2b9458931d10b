// Misconception: The bounds of a round button begin at (0, 0)
// Explanation: They do in nearly every view, so half the width and half the height are taken for
//   the middle. But the origin of the bounds can be anything: it is what a scroll view moves, and
//   any view has one. The middle is counted from there.
// Hint: Set the origin of the bounds to something else. Where is the middle now?
// Evidence: bounds, without midX or midY or minX or minY or origin or frame

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.width / 2, point.y - bounds.height / 2) <= radius
    }
}
