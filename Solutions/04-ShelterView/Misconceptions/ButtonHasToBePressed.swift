// Misconception: A button that is named still has to be pressed by the shelter
// Explanation: The button gets the touch, and that its action runs as well does not show in your
//   code. It does run: the touch's view is the button, which tracks the finger and sends its action
//   when that is lifted. Sent from a hit test as well, it runs once more for each question that UIKit
//   asks.
// Hint: Count how often the action runs for one tap. Who sends it, if not you?
// Evidence: sendActions or sendAction or performPrimaryAction or accessibilityActivate

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) {
                if button.isEnabled { button.sendActions(for: .touchUpInside) }
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
