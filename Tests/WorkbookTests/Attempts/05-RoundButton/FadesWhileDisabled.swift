// Expect: passed
// Form: The button is pale while it is disabled.

import UIKit

class RoundButton: UIButton {
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= min(bounds.width, bounds.height) / 2
    }
}
