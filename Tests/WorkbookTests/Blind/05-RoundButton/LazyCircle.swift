// Meant: Believed that a lazy path follows the bounds, though it is made once and kept.
// Kind: fault
// Belief: SizeWhenMade

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    private lazy var circle = UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
        radius: min(bounds.width, bounds.height) / 2,
        startAngle: 0,
        endAngle: 2 * .pi,
        clockwise: true
    )

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        circle.contains(point)
    }
}
