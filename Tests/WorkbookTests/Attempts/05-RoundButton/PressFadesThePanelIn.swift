// Expect: failed
// Belief: a press effect on the whole panel ends with an alpha of 1.
import UIKit

class RoundButton: UIButton {
    override var isHighlighted: Bool { didSet { if isHighlighted { superview?.alpha = 0.8 } else { superview?.alpha = 1 } } }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let r = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= r
    }
}
