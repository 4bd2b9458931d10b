// Expect: passed
// The search is one reduce over the siblings from back to front, in which a later answer replaces an earlier one.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event).map { own in
            (superview?.subviews ?? [])
                .prefix(while: { $0 != self })
                .compactMap { $0 as? UIButton }
                .reduce(own) { best, button in
                    button.hitTest(convert(point, to: button), with: event) ?? best
                }
        }
    }
}
