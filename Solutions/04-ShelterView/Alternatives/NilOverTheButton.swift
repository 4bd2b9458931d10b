// Form: nil where a button below takes the touch, so that the superview finds it itself.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let siblings = superview?.subviews ?? []
        let isTaken = siblings.prefix { $0 !== self }.contains { sibling in
            sibling is UIButton && sibling.hitTest(convert(point, to: sibling), with: event) != nil
        }
        return isTaken ? nil : super.hitTest(point, with: event)
    }
}
