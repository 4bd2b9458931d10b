// Expect: failed
// Belief: a shelter may ask for layout when it gives a touch away.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        for sibling in superview?.subviews.prefix(while: { $0 !== self }).reversed() ?? [] {
            guard let button = sibling as? UIButton else { continue }
            if let hit = button.hitTest(convert(point, to: button), with: event) {
                setNeedsLayout()
                return hit
            }
        }
        return own
    }
}
