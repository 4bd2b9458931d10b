// Meant: The author takes the sum of the horizontal and the vertical distance for the distance, so the button reacts in a diamond.
// Kind: fault
// Belief: SumOfDifferences

import UIKit

private extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        return abs(x - other.x) + abs(y - other.y)
    }
}

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let centre = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.size.width, bounds.size.height) / 2
        return point.distance(to: centre) <= radius
    }
}
