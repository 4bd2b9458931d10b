// Misconception: A button reacts wherever its frame is
// Explanation: With the point converted to the superview, the frame is in the right coordinates,
//   and for an upright button it is the right rectangle. Under a transform the frame is only the
//   box around the button: the box of a turned one has corners that the button does not touch. And
//   a frame knows nothing of the button's own shape.
// Hint: Turn the button by 45 degrees and tap in a corner of the box around it.
// Evidence: UIButton, frame, convert

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            guard canTakeTouches(button) else { continue }
            if button.frame.contains(convert(point, to: superview)) { return button }
        }
        return hitView
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
