// Misconception: What comes later in subviews lies further below
// Explanation: In many lists the top comes first, and so the first subview seems to be the front
//   one. It is the other way round: subviews are drawn in their order, each over the one before.
//   So what lies below the shelter stands before it in the array, and what comes after it lies
//   above.
// Hint: Add the button first and the shelter second. At which index does each stand, and which
//   of the two is in front?
// Evidence: UIButton, superview, subviews, convert, hitTest or point(inside:with:), suffix or drop
//   or dropFirst or enumerated or Int.+ or Int.+=, without "while"

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow {
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
        return siblings[(index + 1)...]
    }
}
