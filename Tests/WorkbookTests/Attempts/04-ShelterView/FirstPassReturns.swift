// Expect: failed
// Belief: the first sibling decides, as in the document's loop.
// Misconception: FirstPassReturns + PointInsideOnly
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        for sibling in superview?.subviews ?? [] {
            guard let button = sibling as? UIButton else { return own }
            let pointInButton = convert(point, to: button)
            return button.point(inside: pointInButton, with: event) ? button : own
        }
        return nil
    }
}
