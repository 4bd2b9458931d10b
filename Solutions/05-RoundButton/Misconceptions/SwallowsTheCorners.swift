// Misconception: It is enough if the round button ignores touches in its corners
// Explanation: No action runs in the corners, so the button seems to be round. But it is still hit
//   there: the touch is the button's, and what lies beneath never hears of it. To let it fall
//   through, the button must say during hit testing that the point is not inside it. touchesBegan
//   and beginTracking are too late for that.
// Hint: Put something beneath a corner. Does it get the touch?
// Evidence: location, "touchesBegan" or "touchesEnded" or "beginTracking" or "endTracking" or
//   "sendAction"

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isInCircle(touch.location(in: self)) else { return }
        super.touchesBegan(touches, with: event)
    }

    private func isInCircle(_ point: CGPoint) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
