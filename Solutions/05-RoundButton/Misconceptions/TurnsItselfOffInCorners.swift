// Misconception: A round button is best turned off in its corners
// Explanation: A view without interaction lets touches through, which is what the corners should
//   do. But the property is the whole button's and stays as it was set: after one tap in a corner
//   the button takes no touch, in its circle neither. And hit testing is a question, which should
//   change nothing.
// Hint: Tap a corner, and then the middle. What did the first answer leave behind?
// Evidence: isUserInteractionEnabled, hypot or sqrt or squareRoot or pow or CGPoint.x or contains

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let isInside = hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
        isUserInteractionEnabled = isInside
        return isInside
    }
}
