// Expect: passed
// Form: a press takes the shadow away in an animation, and puts it back.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let r = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= r
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.1, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                self.layer.shadowOpacity = self.isHighlighted ? 0 : 0.3
                self.imageView?.alpha = self.isHighlighted ? 0.5 : 1
            }
        }
    }
}
