// Expect: passed
// Form: prefix(while:), isKind(of:), and an optional chain.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let own = super.hitTest(point, with: event)
        if own == nil { return nil }
        let below = superview?.subviews.prefix { $0 !== self } ?? []
        for sibling in below.reversed() where sibling.isKind(of: UIButton.self) {
            let hit = sibling.hitTest(sibling.convert(point, from: self), with: event)
            if hit != nil { return hit }
        }
        return own
    }
}
