// Misconception: The distance is counted from the corner of the button
// Explanation: A distance needs two points, and the touch is one of them. Without another one, the
//   length of the point itself is the distance from (0, 0), the upper left corner. The circle then
//   has its centre there, and three quarters of it lie outside the button.
// Hint: From which point of the button does your distance count?
// Evidence: CGPoint.x or zero or origin, bounds, without midX or midY or center

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.minX, point.y - bounds.minY) <= radius
    }
}
