// Expect: passed
// No mistake: a Core Graphics path with an arc, made anew for every question.

import UIKit
import CoreGraphics

class RoundButton: UIButton {

    private func makeCirclePath() -> CGPath {
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: bounds.midX, y: bounds.midY),
                    radius: min(bounds.width, bounds.height) / 2,
                    startAngle: 0,
                    endAngle: 2 * CGFloat.pi,
                    clockwise: false)
        path.closeSubpath()
        return path
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        makeCirclePath().contains(point)
    }
}
