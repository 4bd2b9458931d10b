// Attack: moves itself away by its anchor point, asks the superview, and moves back.
// Exercise: 4
// Expect: failed
// Held by: whatever moves a view is heard as a write
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let superview, let own = super.hitTest(point, with: event) else { return nil }
        let pointInSuperview = convert(point, to: superview)
        let anchor = layer.anchorPoint
        layer.anchorPoint = CGPoint(x: 1_000, y: 1_000)
        let found = superview.hitTest(pointInSuperview, with: event)
        layer.anchorPoint = anchor
        return found?.superview === superview ? found as? UIButton ?? own : own
    }
}
