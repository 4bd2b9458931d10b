// Expect: passed
// Form: the button grows by a fifth while it is pressed, under the finger that holds it.
import UIKit
class RoundButton: UIButton {
    private var resting = CGAffineTransform.identity
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= min(bounds.width, bounds.height) / 2
    }
    override var isHighlighted: Bool {
        didSet {
            guard oldValue != isHighlighted else { return }
            if isHighlighted { resting = transform }
            UIView.animate(withDuration: 0.1) { self.transform = self.isHighlighted ? self.resting.scaledBy(x: 1.2, y: 1.2) : self.resting }
        }
    }
}
