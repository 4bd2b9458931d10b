// Misconception: The frame's width is the diameter of the circle
// Explanation: For a square, upright button it comes out right: its frame is as large as its
//   bounds, and half the width is the middle and the radius alike. In a long button that circle
//   sticks out above and below: the one that fits has half the smaller side. Once the button is
//   scaled or turned, its frame has another size. The point that you get is one of the bounds,
//   which keep theirs, and which need not begin at zero.
// Hint: Draw your circle into a button of 200 by 100. Does it fit? Then scale the button: which of
//   its rectangles keeps its size?
// Evidence: frame, width, without bounds or min

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = frame.width / 2
        return hypot(point.x - frame.width / 2, point.y - frame.height / 2) <= radius
    }
}
