// Misconception: The centre of the circle is the middle of the frame's size
// Explanation: The radius is taken from the bounds, and the centre from the frame: half of its
//   width, half of its height. In an upright button that is the same point. Under a transform the
//   frame grows or shrinks, and its half size points beside the middle; and where the bounds do not
//   begin at zero it is off as well.
// Hint: The point is in the button's own coordinates. Is your centre?
// Evidence: frame, bounds

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - frame.width / 2, point.y - frame.height / 2) <= radius
    }
}
