// Meant: Believed that the first subview is the front-most; and that a disabled button is to be skipped.
// Kind: several
// Belief: BackmostButton, SkipsDisabledButtons

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let buttons = (superview?.subviews ?? [])
            .prefix(while: { $0 !== self })
            .compactMap { $0 as? UIButton }

        for button in buttons {
            guard button.isEnabled else { continue }
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        return own
    }
}
