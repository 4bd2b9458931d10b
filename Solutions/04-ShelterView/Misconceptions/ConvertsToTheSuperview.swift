// Misconception: A button wants the point in its superview's coordinates
// Explanation: A button's frame is in its superview's coordinates, so it seems natural to give it a
//   point of the same place. But a view's hitTest and point(inside:with:) work in the view's own
//   coordinates, those of its bounds. The system converts once more before it asks a subview.
// Hint: Is the point that you hand over in the superview's coordinates or in the button's?
// Evidence: UIButton, superview, convert, hitTest or point(inside:with:) or bounds,
//   without window or UIView.frame or "point to button" or "button.convert point from" or
//   "point to sibling" or "sibling.convert point from" or CGFloat.-

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            let pointInSuperview = convert(point, to: superview)
            if let target = button.hitTest(pointInSuperview, with: event) { return target }
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
