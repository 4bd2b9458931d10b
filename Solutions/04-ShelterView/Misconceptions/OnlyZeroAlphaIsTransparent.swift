// Misconception: Only a button with an alpha of exactly 0 is transparent
// Explanation: Zero is what one sets to make a view vanish, so zero is what one tests for. UIKit's
//   limit lies a little higher: a view with an alpha below 0.01 takes no touches. A button that
//   fades out passes through those values before it is gone.
// Hint: Look up at which alpha UIKit stops giving touches to a view.
// Evidence: alpha or opacity, "0" or "0.0" or isZero or zero, without "0.01"

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            guard !button.isHidden, button.isUserInteractionEnabled, button.alpha > 0 else {
                continue
            }
            let pointInButton = convert(point, to: button)
            if button.point(inside: pointInButton, with: event) { return button }
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
