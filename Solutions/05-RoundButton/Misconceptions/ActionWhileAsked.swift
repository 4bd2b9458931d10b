// Misconception: A point in the circle of a round button is a tap on it
// Explanation: point(inside:with:) is called when the button is tapped, so an action sent there
//   seems well placed. But it is a question, and it is asked when nothing was tapped yet, several
//   times for one touch, and by other code as well. Answer it, and let the control do the rest.
// Hint: How often is your button asked during one tap? Count.
// Evidence: sendActions or sendAction or performPrimaryAction, without "touchesBegan" or
//   "touchesEnded" or "beginTracking" or "endTracking"

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let isInside = hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
        if isInside { sendActions(for: .touchUpInside) }
        return isInside
    }
}
