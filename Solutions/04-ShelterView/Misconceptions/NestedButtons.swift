// Misconception: A button inside another view below the shelter counts as well
// Explanation: If a plain view below is asked, it finds the button in it, and handing that on looks
//   generous. But the rule names siblings: the subviews of the same superview. Whoever reaches into
//   the views below gives away touches that belong to the shelter.
// Hint: Whose superview is the same as the shelter's? Only those buttons count.
// Evidence: UIButton, subviews, convert, hitTest

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            let pointInSibling = convert(point, to: sibling)
            let target = sibling.hitTest(pointInSibling, with: event)
            if target is UIButton { return target }
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
