// Expect: passed
// The point is carried into a system in which the circle has the radius 1, and its length is compared there.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        guard radius > 0 else { return false }
        let toUnit = CGAffineTransform(scaleX: 1 / radius, y: 1 / radius)
            .translatedBy(x: -bounds.midX, y: -bounds.midY)
        let p = point.applying(toUnit)
        return p.x * p.x + p.y * p.y <= 1
    }
}
