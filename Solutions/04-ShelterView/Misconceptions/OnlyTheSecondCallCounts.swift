// Misconception: Only the second of two hit tests on the shelter counts
// Explanation: The log shows two hit tests for each touch, so the first may look like a rehearsal.
//   How often UIKit asks is nobody's promise: it may be once, twice or more, and other code asks
//   too. A hit test is a question about the scene, and as long as that stays the same, so does the
//   answer.
// Hint: Ask twice at the same point, without touching. Do you get the same answer?
// Evidence: "var", "static" or toggle or Int.+= or timestamp or "true"

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    private static var calls = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        ShelterView.calls += 1
        if ShelterView.calls % 2 == 1 { return hitView }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            let pointInButton = convert(point, to: button)
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
