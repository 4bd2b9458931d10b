// Meant: Gets the comparison the wrong way round, thinking of the corners that are to be let through.
// Kind: fault
// Belief: InvertedCircle

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let centre = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2
        let distance = hypot(point.x - centre.x, point.y - centre.y)
        return distance > radius
    }
}
