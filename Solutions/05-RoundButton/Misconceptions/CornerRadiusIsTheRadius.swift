// Misconception: The layer knows the radius of a round button
// Explanation: If the button is drawn as a disc, its layer's corner radius is the radius, and using
//   it looks neat. But somebody has to set it. It is 0 by default, and then nothing reacts; and
//   after a resize it is still the old one. The bounds always have the right size.
// Hint: What corner radius does a layer have if nobody sets one?
// Evidence: cornerRadius, hypot or sqrt or squareRoot or pow or CGPoint.x or contains

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= layer.cornerRadius
    }
}
