// Expect: passed
// No mistake: hypot with a tuple that holds the circle.

import UIKit

class RoundButton: UIButton {
    typealias Circle = (x: CGFloat, y: CGFloat, r: CGFloat)

    private var circle: Circle {
        let b = self.bounds
        return (b.midX, b.midY, 0.5 * min(b.size.width, b.size.height))
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (x, y, r) = circle
        return hypot(point.x - x, point.y - y) <= r
    }
}
