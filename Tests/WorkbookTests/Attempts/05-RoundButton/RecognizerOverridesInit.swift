// Expect: didNotCompile
// Form: an override of a convenience initializer, which an app refuses too.
import UIKit

class RoundButton: UIButton {
    private let corners = CornerRecognizer()

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}

/// In an app too init() is no designated initializer of a recognizer, and cannot be overridden.
private final class CornerRecognizer: UITapGestureRecognizer {
    override init() {
        super.init(target: nil, action: nil)
        numberOfTapsRequired = 2
    }
}
