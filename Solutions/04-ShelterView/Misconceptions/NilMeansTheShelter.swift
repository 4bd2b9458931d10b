// Misconception: Nil at the end means that the shelter keeps the touch
// Explanation: Nothing is to be redirected there, and nil reads like just that. But nil is an
//   answer with a meaning of its own: the shelter does not take this touch, so UIKit goes on with
//   what lies behind it. To keep a touch, the shelter has to name the view that gets it, as it
//   would without your code.
// Hint: Tap the shelter beside the button. Whom does your code name, and who gets the touch
//   then?
// Evidence: UIButton, subviews, convert, "nil", hitTest or point(inside:with:)

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
        return nil
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
