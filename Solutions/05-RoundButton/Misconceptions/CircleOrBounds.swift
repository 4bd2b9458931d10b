// Misconception: The circle is joined to the inherited answer by an or
// Explanation: A good override does not forget its superclass, so asking both is a careful
//   thought. But the inherited answer is yes in all of the bounds, and with an or one yes is
//   enough: the corners react as before, and the circle changes nothing. The circle is to narrow
//   the answer down, so both must say yes, or the circle alone decides.
// Hint: Take a point in a corner. What does the circle say, what does super say, and what do you
//   make of the two?
// Evidence: point(inside:with:), Bool.||, "super", without "touchesBegan"

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let isInCircle = hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
        return isInCircle || super.point(inside: point, with: event)
    }
}
