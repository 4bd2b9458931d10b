// Misconception: The button's frame can be compared with a point of the shelter
// Explanation: Both are in points, so comparing them looks right, and where the shelter fills its
//   superview it even works. But the frame is in the superview's coordinates, and the point came in
//   the shelter's. Two places can be compared only after one of them was converted.
// Hint: In whose coordinates is the frame of the button? In whose is the point?
// Evidence: UIButton, frame, without convert or CGPoint.init

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            if button.frame.contains(point) { return button }
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
