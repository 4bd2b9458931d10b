// Misconception: Only the second of two questions to a round button counts
// Explanation: The log shows each question twice for one touch, so the first may pass for a
//   rehearsal. How often UIKit asks is not promised, and others ask too. An answer that depends on
//   a count is right by luck: the same point, the same button, the same answer.
// Hint: Ask twice about the same point. Do you get the same answer?
// Evidence: "var", "static" or toggle or Int.+= or timestamp or "true"

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    private static var questions = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        RoundButton.questions += 1
        let radius = min(bounds.width, bounds.height) / 2
        let isInside = hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
        return isInside && RoundButton.questions % 2 == 0
    }
}
