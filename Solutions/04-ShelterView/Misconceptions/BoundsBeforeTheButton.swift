// Misconception: Outside its bounds no button needs to be asked
// Explanation: UIView's own test looks at the bounds, so to look at them first seems only to save a
//   question. But a button may say otherwise: many are made larger for the finger than they are
//   drawn, by a test of their own. Such a button is never asked there, and the shelter keeps a touch
//   that is not its own.
// Hint: Let the button react ten points beyond its edges. Who is asked about a touch five points
//   beside it?
// Evidence: UIButton, bounds or frame, CGRect.contains or CALayer.contains or CGRect.minX, hitTest,
//   convert

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
            let pointInButton = convert(point, to: button)
            guard button.bounds.contains(pointInButton) else { continue }
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
