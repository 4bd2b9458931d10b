// Misconception: The square inside the circle is what reacts
// Explanation: It is a good thought that a rectangle is asked quickly, and that the corners are gone with a
//   smaller one. But the circle is larger than the square that fits into it: between the square's sides and
//   the rim a touch is in the circle, and is lost.
// Hint: Touch just inside the rim, straight above the centre. Is that point in your square?
// Evidence: bounds, CGRect.contains or contains or insetBy, squareRoot or sqrt

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let half = min(bounds.width, bounds.height) / 2 / CGFloat(2).squareRoot()
        let square = CGRect(
            x: bounds.midX - half,
            y: bounds.midY - half,
            width: 2 * half,
            height: 2 * half
        )
        return square.contains(point)
    }
}
