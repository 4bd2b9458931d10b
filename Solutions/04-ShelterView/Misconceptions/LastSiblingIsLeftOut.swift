// Misconception: The last sibling below stands two places before the shelter
// Explanation: A count and the last index differ by one, and so one is taken away. But the
//   shelter's place is an index, and no count: the sibling one place before it is the last one below.
//   Taken away twice, it is never asked, and often that is the button.
// Hint: With a button and a shelter, at which index does each stand? At which one does your loop
//   begin?
// Evidence: UIButton, superview, subviews, firstIndex or lastIndex or index or count, "1" or "2" or
//   dropLast

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
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
        return siblings[..<max(index - 1, 0)]
    }
}
