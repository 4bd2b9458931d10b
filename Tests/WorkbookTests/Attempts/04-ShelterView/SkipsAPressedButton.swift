// Expect: failed
// Belief: a button that is selected and highlighted takes no touch.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton, !(button.isSelected && button.isHighlighted) else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) { return target }
        }
        return hitView
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
