// Form: back to front, the last button that takes the touch is kept; state and shape by hand.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard var target = super.hitTest(point, with: event) else { return nil }
        for sibling in superview?.subviews ?? [] {
            if sibling === self { break }
            guard let button = sibling as? UIButton, button.takesTouches else { continue }
            let pointInButton = convert(point, to: button)
            if button.point(inside: pointInButton, with: event) { target = button }
        }
        return target
    }
}

extension UIButton {
    fileprivate var takesTouches: Bool {
        !isHidden && isUserInteractionEnabled && alpha > 0.01
    }
}
