// Expect: passed
// Form: the bounds say what lies inside the shelter, whatever a subclass says.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, bounds.contains(point) else { return nil }
        let below = superview?.subviews.prefix(while: { $0 !== self }) ?? []
        for case let button as UIButton in below.reversed() {
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        return super.hitTest(point, with: event)
    }
}
