// Meant: Believed that the circle's radius is the layer's corner radius, which need not be set at all.
// Kind: fault
// Belief: CornerRadiusIsTheRadius

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // the button is drawn with this radius
        let radius = layer.cornerRadius
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return (dx * dx + dy * dy).squareRoot() <= radius
    }
}
