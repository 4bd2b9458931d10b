// Meant: Without an event of type touches there is nothing to test; and if no subview takes the touch it goes up to the superview.
// Kind: several
// Belief: NeedsAnEvent

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let event = event, event.type == .touches else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for child in subviews.reversed() {
            let p = convert(point, to: child)
            if let hit = child.hitTest(p, with: event) {
                return hit
            }
        }
        if subviews.isEmpty {
            return self
        }
        return superview ?? self
    }
}
