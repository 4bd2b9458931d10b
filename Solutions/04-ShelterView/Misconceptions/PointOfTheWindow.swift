// Misconception: The point that the shelter gets is one of the window
// Explanation: A touch comes from the window, and so its point seems to be one of the window for
//   everybody. But UIKit converts on its way down: a view's hitTest gets the point in the view's
//   own coordinates. Taken for a point of the window, it is off by the whole way from the window
//   to the shelter.
// Hint: Print the point for a touch in the shelter's corner. Whose corner do these numbers name,
//   the shelter's or the window's?
// Evidence: UIButton, convert(_:from:) or "window.convert", "from window" or "from nil" or
//   "window.convert", hitTest or point(inside:with:) or bounds

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
            let pointInButton = button.convert(point, from: window)
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
