// Expect: failed
// Belief: no more than ten siblings lie below.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        for sibling in superview?.subviews.prefix(while: { $0 !== self }).reversed().prefix(10) ?? [] {
            guard let button = sibling as? UIButton else { continue }
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        return own
    }
}
