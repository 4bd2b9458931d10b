// Form: only point(inside:with:), with holes over the buttons.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && !isOverButton(point, with: event)
    }

    private func isOverButton(_ point: CGPoint, with event: UIEvent?) -> Bool {
        for sibling in superview?.subviews ?? [] {
            if sibling === self { return false }
            guard let button = sibling as? UIButton else { continue }
            let pointInButton = button.convert(point, from: self)
            if button.hitTest(pointInButton, with: event) != nil { return true }
        }
        return false
    }
}
