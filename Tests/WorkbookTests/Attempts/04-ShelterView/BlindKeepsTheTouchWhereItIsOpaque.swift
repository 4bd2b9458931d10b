// Expect: failed
// Belief: an opaque shelter keeps its touches.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        if let c = backgroundColor, c.cgColor.alpha >= 1 { return own }
        let below = superview?.subviews.prefix(while: { $0 !== self }) ?? []
        for case let button as UIButton in below.reversed() {
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        return own
    }
}
