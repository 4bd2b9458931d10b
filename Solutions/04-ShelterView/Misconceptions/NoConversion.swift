// Misconception: The button can be asked at the shelter's point
// Explanation: The point is the place of the touch, and the touch is in one place, so it seems that
//   everybody can be asked with the same numbers. But each view counts from its own origin. The
//   button takes the numbers for its own, and finds the touch somewhere else.
// Hint: The point that you get is in the shelter's coordinates. Whose does the button expect?
// Evidence: UIButton, hitTest or point(inside:with:) or bounds, without convert or frame or center
//   or CGPoint.x

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            if let target = button.hitTest(point, with: event) { return target }
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
