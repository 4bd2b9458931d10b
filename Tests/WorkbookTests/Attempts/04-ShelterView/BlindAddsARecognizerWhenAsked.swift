// Expect: failed
// Belief: a hit test is where one prepares for the touch.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let superview, let index = superview.subviews.firstIndex(of: self) else { return own }
        for sibling in superview.subviews[..<index].reversed() {
            guard let button = sibling as? UIButton else { continue }
            if let hit = button.hitTest(convert(point, to: button), with: event) { if gestureRecognizers?.isEmpty != false { addGestureRecognizer(UITapGestureRecognizer()) }; return hit }
        }
        return own
    }
}
