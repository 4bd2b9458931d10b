// Meant: Believed that the distance is the sum of the horizontal and the vertical distance.
// Kind: fault
// Belief: SumOfDifferences

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.size.width, bounds.size.height) / 2
        return distanceFromCentre(of: point) <= radius
    }

    private func distanceFromCentre(of point: CGPoint) -> CGFloat {
        abs(point.x - bounds.midX) + abs(point.y - bounds.midY)
    }
}
