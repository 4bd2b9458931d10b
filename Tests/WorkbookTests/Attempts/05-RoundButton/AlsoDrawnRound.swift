// Expect: passed
// Form: Reacts in the circle, and draws a corner radius as well in layoutSubviews.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    private var radius: CGFloat { min(bounds.width, bounds.height) / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = radius
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let square = CGRect(
            x: bounds.midX - radius,
            y: bounds.midY - radius,
            width: 2 * radius,
            height: 2 * radius
        )
        return UIBezierPath(roundedRect: square, cornerRadius: radius).contains(point)
    }
}
