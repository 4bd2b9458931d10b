// Misconception: After a press animation the transform is `.identity` again
// Explanation: A press animation shrinks the button, and sets `.identity` to end it. That ends more:
//   whoever placed the button may have turned or scaled it, and after the first touch it is neither.
//   The touch is then converted with another transform, and lands elsewhere. Scale the transform that
//   is there, and put the old one back.
// Hint: Turn the button by 45°, and tap it. How does it lie after the tap?
// Evidence: transform, identity

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override var isHighlighted: Bool {
        didSet {
            transform = isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
