// Misconception: The point must be freed of the button's transform
// Explanation: The button is turned or scaled, so its points seem to be as well. They are not: whoever asked
//   converted the point into the button's own coordinates, and in those the bounds are upright and of their
//   own size. To undo the transform once more turns and scales what was straight.
// Hint: Print the point for a touch on the rim of a button that is scaled to twice its size.
// Evidence: UIView.transform or CGAffineTransform.inverted

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let fromCentre = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
            .applying(transform.inverted())
        return hypot(fromCentre.x, fromCentre.y) <= radius
    }
}
