// Misconception: UIKit does not call hitTest on a shelter that is hidden or has interaction off
// Explanation: It would be a reasonable design: ask only those views that take touches. UIKit does
//   it the other way round. It asks every subview, and it is inside hitTest that a view looks at
//   its own hidden, interaction and alpha, and asks its own subviews. Whoever overrides hitTest
//   without super takes both duties over.
// Hint: Who looks at hidden, interaction and alpha of the shelter, and who asks its own subviews, if
//   you do not call super?
// Evidence: UIButton, convert, point(inside:with:) or bounds, "self", without "super.hitTest" or
//   isHidden or isUserInteractionEnabled or alpha or opacity

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
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
