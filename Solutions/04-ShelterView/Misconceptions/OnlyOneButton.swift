// Misconception: There is one button below the shelter, and the first found is it
// Explanation: In the demo there is one button, and looking for the first one finds it. As soon as
//   there are two, the other one is dead under the shelter, even where it lies alone. All buttons
//   below have to be asked, until one takes the touch.
// Hint: What happens to the second button in your code, where it does not overlap the first?
// Evidence: UIButton, subviews, convert, hitTest or point(inside:with:), without reversed or last
//   or popLast

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        let button = siblingsBelow.first { $0 is UIButton }
        guard let button else { return hitView }
        return button.hitTest(convert(point, to: button), with: event) ?? hitView
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
