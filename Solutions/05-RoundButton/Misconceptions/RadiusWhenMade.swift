// Misconception: The radius of a round button can be worked out once and kept
// Explanation: The centre is read anew and only the radius is kept, which saves a division. But a
//   button is resized by layout, by rotation, by an animation, and often it has no size at all
//   when it is made. A radius that was kept belongs to the old size. Hit testing should look at
//   the bounds as they are.
// Hint: Resize the button between two taps. Which of your numbers still belong to the size that
//   it had?
// Evidence: bounds or frame, "lazy" or "var" or "static" or "init", without "layoutSubviews" or
//   cornerRadius or "didSet"

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    private lazy var radius = min(bounds.width, bounds.height) / 2

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
