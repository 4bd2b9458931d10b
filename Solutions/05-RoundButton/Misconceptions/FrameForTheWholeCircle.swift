// Misconception: The frame has the circle's middle and its size
// Explanation: It has both, in the coordinates of the superview. The point that you get is in the
//   button's own, in which the corner of a button is usually (0, 0), wherever the button lies. The
//   middle of the frame is as far from the point as the button is from its superview's corner. The
//   rectangle in the button's own coordinates is the bounds.
// Hint: Which point do you get for a touch in the middle of a button of 100 points at (200, 300)?
// Evidence: frame, without bounds or convert

import UIKit

/// A button that reacts only in the circle inscribed in its frame.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(frame.width, frame.height) / 2
        return hypot(point.x - frame.midX, point.y - frame.midY) <= radius
    }
}
