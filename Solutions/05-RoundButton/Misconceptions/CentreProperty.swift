// Misconception: The center property is the middle in the button's own coordinates
// Explanation: It is called center, and a circle needs one. But it says where the view lies: it is
//   a point in the superview's coordinates, as the frame is a rectangle there. The touch comes in
//   the button's own coordinates, which know nothing of that place.
// Hint: In whose coordinates is the center of a view? Move the button and see.
// Evidence: center

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - center.x, point.y - center.y) <= radius
    }
}
