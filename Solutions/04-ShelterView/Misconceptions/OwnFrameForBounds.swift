// Misconception: The point comes in the coordinates of the shelter's superview
// Explanation: The frame is the rectangle that everybody knows, so testing the point against it
//   looks right. But UIKit has converted the point already: it counts from the shelter's own
//   origin. Where the shelter does not lie at the corner of its superview, the test is off by that
//   distance.
// Hint: Which of your rectangles is in the same coordinates as the point that you are given?
// Evidence: frame, convert, UIButton, hitTest or point(inside:with:)

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard canTakeTouches(self), frame.contains(point) else { return nil }
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

    private func canTakeTouches(_ view: UIView) -> Bool {
        !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01
    }
}
