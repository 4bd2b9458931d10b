// Meant: Takes half the width as the radius, and also writes a hitTest that ignores hidden, non-interactive and transparent.
// Kind: several
// Belief: RadiusFromWidth, StateIsNotLookedAt

import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let radius = bounds.width / 2
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        if dx * dx + dy * dy > radius * radius {
            return nil
        }
        for child in subviews.reversed() {
            if let hit = child.hitTest(convert(point, to: child), with: event) {
                return hit
            }
        }
        return self
    }
}
