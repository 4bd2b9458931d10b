// Expect: passed
// Form: a point in the bounds is always inside, whatever a subclass says.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard bounds.contains(point), !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        let own = super.hitTest(point, with: event)!
        guard let superview, let index = superview.subviews.firstIndex(of: self) else { return own }
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
