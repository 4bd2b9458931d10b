// Misconception: The rim takes a point away from the circle
// Explanation: A border is drawn a point wide, and it is tempting to let the button begin inside it. The
//   circle is inscribed in the bounds: its radius is half of the smaller side, without anything taken
//   off, whatever is drawn at the rim.
// Hint: How far from the centre is the last point that reacts? How far is the edge of the bounds?
// Evidence: bounds

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2 - 1
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
