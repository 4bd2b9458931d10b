// Expect: passed
// Form: nil where a button below takes the touch; the superview then finds it.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let siblings = superview?.subviews ?? []
        let below = siblings.prefix(upTo: siblings.firstIndex(of: self) ?? 0)
        let isTaken = below.contains { sibling in
            sibling is UIButton && sibling.hitTest(convert(point, to: sibling), with: event) != nil
        }
        return isTaken ? nil : own
    }
}
