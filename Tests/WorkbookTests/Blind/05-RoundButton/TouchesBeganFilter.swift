// Meant: Ignores corner touches in touchesBegan, believing that an ignored touch goes on to the view beneath.
// Kind: fault
// Belief: SwallowsTheCorners

import UIKit

class RoundButton: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let p = touch.location(in: self)
        let radius = min(bounds.width, bounds.height) / 2
        let dx = p.x - bounds.midX
        let dy = p.y - bounds.midY
        if dx * dx + dy * dy > radius * radius {
            return
        }
        super.touchesBegan(touches, with: event)
    }
}
