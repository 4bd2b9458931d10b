// Misconception: The button may be brought to the front when it is touched
// Explanation: In front of the shelter the button needs no help, so moving it there looks like the
//   cure. It changes the picture, though: the button is now drawn above the shelter, and stays
//   there. A hit test is a question about the scene as it is, and must leave it so.
// Hint: Compare the order of the subviews before and after a touch.
// Evidence: bringSubviewToFront or sendSubviewToBack or insertSubview or exchangeSubview or
//   addSubview or zPosition

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) {
                superview?.bringSubviewToFront(button)
                return target
            }
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
