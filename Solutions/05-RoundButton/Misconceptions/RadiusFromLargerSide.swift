// Misconception: The radius of a round button is half its larger side
// Explanation: The circle around the middle should reach the edges, so the larger side seems right:
//   it reaches all of them. But then it reaches beyond the nearer ones, and the corners of a long
//   button lie in it. An inscribed circle touches the nearer edges only.
// Hint: A circle that is inscribed fits into the bounds. Which side limits it?
// Evidence: bounds, max or width, max or height, without min

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = max(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
