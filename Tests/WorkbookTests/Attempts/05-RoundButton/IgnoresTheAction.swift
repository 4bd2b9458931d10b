// Expect: failed
// Belief: the corners may swallow the touch if only the action does not run.
// Misconception: SwallowsTheCorners
import UIKit

class RoundButton: UIButton {
    private var isPressed = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        let radius = min(bounds.width, bounds.height) / 2
        isPressed = hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
        if isPressed { super.touchesBegan(touches, with: event) }
    }
}
