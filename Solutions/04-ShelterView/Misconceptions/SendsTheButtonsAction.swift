// Misconception: It is enough that the shelter runs the button's action
// Explanation: The action is what the user wants, so sending it from the shelter seems to do. But
//   the shelter has the touch, the button is never pressed, does not light up, and a disabled one
//   acts all the same. Give the button its touch, and it does the rest by itself.
// Hint: Who is the hit view of a tap on the button, with your answer?
// Evidence: sendActions or sendAction or performPrimaryAction or accessibilityActivate

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first,
            let button = button(at: touch.location(in: self), with: event)
        else { return super.touchesEnded(touches, with: event) }
        button.sendActions(for: .touchUpInside)
    }

    private func button(at point: CGPoint, with event: UIEvent?) -> UIButton? {
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            if button.hitTest(convert(point, to: button), with: event) != nil { return button }
        }
        return nil
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
