// Misconception: Being hidden or having interaction off makes no difference to the shelter's redirection
// Explanation: The point is tested, and the point is inside; and surely nobody asks a view that is
//   hidden. UIKit does ask it. A view that is hidden or transparent or has interaction off takes no
//   touch anywhere, and has none to give away. super.hitTest knows that and answers nil, while
//   point(inside:with:) says only where the shape is.
// Hint: Ask a hidden shelter about a point over the button. It should answer as for a point outside
//   it.
// Evidence: UIButton, convert, point(inside:with:) or bounds, "super", without isHidden,
//   without isUserInteractionEnabled, without alpha or opacity

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
        return super.hitTest(point, with: event)
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
