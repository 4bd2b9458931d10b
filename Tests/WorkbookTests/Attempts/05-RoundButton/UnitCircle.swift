// Expect: passed
// Form: Scales the differences down to the unit circle before it compares them with one.

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        let half = (bounds.width < bounds.height ? bounds.width : bounds.height) / 2
        guard half > 0 else { return false }

        let u = (point.x - bounds.midX) / half
        let v = (point.y - bounds.midY) / half
        return u * u + v * v <= 1
    }
}
