// Misconception: A round button is never smaller than 44 points to the finger
// Explanation: Apple's guidelines ask for targets of 44 points or more, so it is easy to believe
//   that a button sees to that. UIKit does not enlarge anything: a small button has a small area,
//   unless its class says otherwise. Here the task is the inscribed circle, also of a small button.
// Hint: Make the button 30 by 30 and tap beside it.
// Evidence: "44" or "44.0" or "22" or "22.0"

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = max(min(bounds.width, bounds.height), 44) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
