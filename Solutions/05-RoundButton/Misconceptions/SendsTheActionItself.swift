// Misconception: A round button must send its action itself
// Explanation: The class decides where the button reacts, so it seems that it has to say when, too.
//   A control does that already: it follows the touch, and sends its events when the finger is
//   lifted inside. Whoever sends one more has the action run twice.
// Hint: Count how often the action runs for one tap. Who sends the first?
// Evidence: sendActions or sendAction or performPrimaryAction, "touchesBegan" or "touchesEnded" or
//   "beginTracking" or "endTracking" or addTarget or addAction or addGestureRecognizer

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        sendActions(for: .touchUpInside)
    }
}
