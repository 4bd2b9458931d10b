// Form: a path with an arc all the way round, kept in a property that is computed.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    private var shape: UIBezierPath {
        UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: min(bounds.width, bounds.height) / 2,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: true
        )
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shape.contains(point)
    }
}
