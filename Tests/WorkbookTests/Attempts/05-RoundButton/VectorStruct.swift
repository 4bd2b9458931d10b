// Expect: passed
// No mistake: a small vector type of its own and squared lengths.

import UIKit

private struct Vector {
    var dx: CGFloat
    var dy: CGFloat

    init(from a: CGPoint, to b: CGPoint) {
        dx = b.x - a.x
        dy = b.y - a.y
    }

    var lengthSquared: CGFloat { dx * dx + dy * dy }
}

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2
        return Vector(from: middle, to: point).lengthSquared <= radius * radius
    }
}
