// Misconception: A shelter fainter than one tenth takes no touches
// Explanation: One digit is easily lost, and a shelter of alpha 0.05 looks as if it were gone.
//   UIKit draws the line lower: only below one hundredth is a view out of play. A faint shelter still
//   takes its touches, and lets the button have the others.
// Hint: Your limit for alpha is in the right place of the code, and ten times too high.
// Evidence: alpha or opacity, "0.1" or "0.10"

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard alpha >= 0.1, let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
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
