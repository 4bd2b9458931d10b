// Meant: Trusts layer.cornerRadius to be the radius of the circle, whatever the button looks like.
// Kind: fault
// Belief: CornerRadiusIsTheRadius

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = layer.cornerRadius
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return dx * dx + dy * dy <= radius * radius
    }
}
