// Expect: passed
// Form: only hitTest is overridden.
import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let radius = Double(min(bounds.width, bounds.height)) / 2
        let distance = sqrt(pow(point.x - bounds.midX, 2) + pow(point.y - bounds.midY, 2))
        guard distance <= radius else { return nil }
        return super.hitTest(point, with: event)
    }
}
