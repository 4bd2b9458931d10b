// Misconception: Every touch on the shelter belongs to the button
// Explanation: The shelter is there for the button's sake, so it is tempting to hand over all that
//   it receives. The button then reacts to taps far away from it. A touch belongs to the button
//   only where the button is, and the button is the one that can tell.
// Hint: Nothing in your answer compares the point with the button. Tap on the shelter beside the
//   button.
// Evidence: UIButton, without convert or center or CGPoint.x

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            if canTakeTouches(button) { return button }
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
