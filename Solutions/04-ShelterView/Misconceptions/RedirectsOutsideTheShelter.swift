// Misconception: Whether the point is in the shelter does not matter
// Explanation: A shelter is asked where its superview is touched, so it is easy to believe that the
//   touch is on it. It is asked about every point that gets that far, its own area or not. A
//   shelter that answers with the button outside its area speaks for others, and so does one that
//   is hidden or has interaction off.
// Hint: What should the shelter answer if the point is not its own? Is that the first thing you
//   settle?
// Evidence: UIButton, subviews, convert, hitTest or point(inside:with:)

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) { return target }
        }
        return super.hitTest(point, with: event)
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
