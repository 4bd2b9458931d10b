// Misconception: What is not the button's is the shelter's own
// Explanation: The shelter keeps its touches away from the button, and that sounds like answering with
//   itself. But it is a view with subviews like any other: a button to close it, a label, lie in it and
//   want their touches. Whom the shelter would find by itself is what remains.
// Hint: Put a small button of its own into the shelter, away from the covered one. Who gets its taps?
// Evidence: UIButton, convert, without "subviews.reversed"

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard super.hitTest(point, with: event) != nil else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) { return target }
        }
        return self
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
