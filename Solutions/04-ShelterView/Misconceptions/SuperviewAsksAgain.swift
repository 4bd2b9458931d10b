// Misconception: A shelter that answers with its superview makes that look further
// Explanation: The superview knows the button, so handing the question back to it seems right.
//   But an answer is not a question: the view that is named has the touch. The superview that
//   hears its own name looks no further, and the button never gets a turn. Only a button that is
//   named, or nil, brings the touch to a button.
// Hint: Tap the button through the shelter and print the touch's view. Which view did you name?
// Evidence: UIButton, superview, subviews, convert, hitTest or point(inside:with:)

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
            let pointInButton = convert(point, to: button)
            if button.hitTest(pointInButton, with: event) != nil { return superview }
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
