// Misconception: A round button answers nil in its circle
// Explanation: "Inside" and "outside" are easily exchanged when a test is written the other way
//   round, with a greater sign or an early return. Then only the corners react, and the whole disc
//   is a hole. Try one point that you are sure of, the middle, and follow the test.
// Hint: Put the middle of the button into your test. What comes out?
// Evidence: bounds, hypot or sqrt or squareRoot or pow or CGPoint.x or contains

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) > radius
            && super.point(inside: point, with: event)
    }
}
