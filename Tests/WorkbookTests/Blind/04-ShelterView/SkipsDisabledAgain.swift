// Meant: Believed that a disabled button cannot be hit and lets the touch go on.
// Kind: fault
// Belief: SkipsDisabledButtons

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event),
              let below = superview?.subviews.prefix(while: { $0 !== self })
        else { return super.hitTest(point, with: event) }

        for case let button as UIButton in below.reversed() where button.isEnabled {
            if let hit = button.hitTest(convert(point, to: button), with: event) {
                return hit
            }
        }
        return own
    }
}
