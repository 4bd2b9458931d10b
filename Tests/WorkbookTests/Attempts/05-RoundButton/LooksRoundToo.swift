// Expect: passed
// No mistake: draws itself round in layoutSubviews and tests a rounded rectangle around the inset square.

import UIKit
import QuartzCore

class RoundButton: UIButton {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = radius
    }

    private var radius: CGFloat {
        return min(bounds.width, bounds.height) / 2
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        let square = bounds.insetBy(dx: bounds.width / 2 - radius,
                                    dy: bounds.height / 2 - radius)
        let shape = UIBezierPath(roundedRect: square, cornerRadius: radius)
        return shape.contains(point)
    }
}
