// Misconception: The shape of a button is its bounds
// Explanation: A button that can be seen and listens seems to react in all of its rectangle. By
//   default it does. But a class of buttons may say otherwise, as the round one of the next
//   exercise: then the corners of its bounds are not the button's, or points outside of them are.
// Hint: Which method of a view says where its shape is? Yours looks at a rectangle instead.
// Evidence: UIButton, bounds or CALayer.contains, convert, isHidden, isUserInteractionEnabled,
//   alpha or opacity, without "other.hitTest"

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            guard canTakeTouches(button) else { continue }
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

    private func canTakeTouches(_ view: UIView) -> Bool {
        !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01
    }
}
