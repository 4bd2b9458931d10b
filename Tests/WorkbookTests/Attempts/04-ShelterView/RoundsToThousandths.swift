// Expect: failed
// Belief: a thousandth of a point makes no difference.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        for sibling in superview?.subviews.prefix(while: { $0 !== self }).reversed() ?? [] {
            guard let button = sibling as? UIButton else { continue }
            let p = convert(point, to: button)
            if let hit = button.hitTest(CGPoint(x: (p.x * 1000).rounded() / 1000, y: (p.y * 1000).rounded() / 1000), with: event) { return hit }
        }
        return own
    }
}
