// Meant: Believed that a button with a shape of its own must send its action itself, so it runs twice.
// Kind: fault
// Belief: SendsTheActionItself

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let location = touches.first?.location(in: self) else { return }
        if point(inside: location, with: event) {
            sendActions(for: .touchUpInside)
        }
    }
}
