// Expect: failed
// Belief: what is clipped away takes no touch.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let superview, let index = superview.subviews.firstIndex(of: self) else { return own }
        if superview.clipsToBounds, !superview.bounds.contains(convert(point, to: superview)) { return own }
        for sibling in superview.subviews[..<index].reversed() {
            guard let button = sibling as? UIButton else { continue }
            let p = button.convert(point, from: self)
            if let hit = button.hitTest(p, with: event) {
                return hit
            }
        }
        return own
    }
}
