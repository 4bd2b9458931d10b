// Expect: passed
// No mistake: helpers in extensions of CGRect and CGPoint.

import UIKit

fileprivate extension CGRect {
    var middle: CGPoint { return CGPoint(x: midX, y: midY) }
    var inscribedRadius: CGFloat { return Swift.min(width, height) / 2 }
}

fileprivate extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        let x = self.x - other.x
        let y = self.y - other.y
        return (x * x + y * y).squareRoot()
    }
}

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return point.distance(to: bounds.middle) <= bounds.inscribedRadius
    }
}
