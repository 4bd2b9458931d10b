// Misconception: Every control below the shelter is to get its touches
// Explanation: A button is a control, and a switch or a slider wants touches just as much, so
//   letting all of them through looks generous. The task is narrower: only buttons get their
//   touches back. Any other control is covered by the shelter, and stays covered.
// Hint: Put a switch under the shelter and tap it. Who should have the touch, by the rule of the
//   task?
// Evidence: UIControl, without UIButton

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIControl else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
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
