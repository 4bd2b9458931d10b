// Misconception: A button below takes every touch in its bounds
// Explanation: The bounds are where a button usually reacts, so testing them looks like asking the
//   button. But a button can be hidden or transparent or have interaction off, and it can have another
//   shape than its rectangle. Only the button knows all that, and its own hit test says it.
// Hint: Who decides in your answer whether the button takes the touch: the button, or its
//   rectangle?
// Evidence: UIButton, bounds or CALayer.contains, convert, without isHidden or
//   isUserInteractionEnabled or alpha or opacity

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            let pointInButton = convert(point, to: button)
            if button.bounds.contains(pointInButton) { return button }
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
