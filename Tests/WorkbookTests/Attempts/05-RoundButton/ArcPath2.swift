// Expect: passed
// Form: Asks a full arc of UIBezierPath, made anew each time.

import UIKit

class RoundButton: UIButton {
    private var circle: UIBezierPath {
        UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: min(bounds.width, bounds.height) / 2,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: true
        )
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        circle.contains(point)
    }
}
