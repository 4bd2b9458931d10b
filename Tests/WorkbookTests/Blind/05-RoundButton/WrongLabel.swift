// Meant: Gets the method's label wrong and drops override to silence the compiler, so UIKit never calls it.
// Kind: fault
// Belief: none

import UIKit

class RoundButton: UIButton {
    func point(inside point: CGPoint, event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return dx * dx + dy * dy <= radius * radius
    }
}
