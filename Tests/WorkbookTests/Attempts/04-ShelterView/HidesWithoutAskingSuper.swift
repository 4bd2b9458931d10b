// Expect: crashed
// Belief: the superview does not ask a view that is hidden.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isHidden = true
        let found = superview?.hitTest(convert(point, to: superview), with: event)
        isHidden = false
        if let found = found as? UIButton { return found }
        return super.hitTest(point, with: event)
    }
}
