// Meant: Forgets to halve the smaller side, so compares the distance with the diameter.
// Kind: fault
// Belief: DiameterForRadius, SideIsTheRadius

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        let radius = min(bounds.width, bounds.height)
        let x = point.x - bounds.midX
        let y = point.y - bounds.midY
        return (x * x + y * y).squareRoot() <= radius
    }
}
