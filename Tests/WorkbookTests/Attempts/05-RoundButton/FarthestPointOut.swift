// Expect: passed
// Form: Refuses early, in steps: outside the bounds, then beyond the radius, with a distance method on CGPoint.

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if !super.point(inside: point, with: event) { return false }
        if point.distance(to: bounds.middle) > bounds.inscribedRadius { return false }
        return true
    }
}

private extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        let dx = other.x - x
        let dy = other.y - y
        return (dx * dx + dy * dy).squareRoot()
    }
}

private extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
    var inscribedRadius: CGFloat { Swift.min(width, height) / 2 }
}
