// Misconception: The point that the shelter gets is one of its superview
// Explanation: The shelter and the button lie in the same superview, so it looks like the place
//   to convert from. But UIKit has converted once already: a view's hitTest gets the point in the
//   view's own coordinates. Taken for a point of the superview, it is off by all that lies
//   between the two: the shelter's place, a turn, a scale, scrolling.
// Hint: Who is the owner of the point that comes in? Compare it with the one that your conversion
//   takes it for.
// Evidence: UIButton, superview, convert(_:from:) or "superview.convert", hitTest or
//   point(inside:with:) or bounds, without frame

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
            let pointInButton = button.convert(point, from: superview)
            if let target = button.hitTest(pointInButton, with: event) { return target }
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
