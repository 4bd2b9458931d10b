// Misconception: Passing touchesBegan on to the button gives it the touch
// Explanation: The button hears of the touch and may even run its action, so it looks as if the
//   touch were the button's. It is not: the touch's view is still the shelter, which was hit.
//   Gesture recognizers, tracking and whoever looks at the touch see the shelter. Whose a touch is,
//   hit testing decides, before touchesBegan is called.
// Hint: By the time touchesBegan is called, the hit view is settled. Which method settles it?
// Evidence: UIButton or UIControl, touchesBegan or touchesEnded or beginTracking, without
//   sendActions or sendAction

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    private weak var receiver: UIButton?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        receiver = touches.first.flatMap { button(at: $0.location(in: self), with: event) }
        guard let receiver else { return super.touchesBegan(touches, with: event) }
        receiver.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let receiver else { return super.touchesEnded(touches, with: event) }
        receiver.touchesEnded(touches, with: event)
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
