// Meant: The author believes that a question without an event is not about a touch and must be answered with nil.
// Kind: fault
// Belief: NeedsAnEvent

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let event = event else { return nil }   // no event, nothing to hit
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            if let target = child.hitTest(convert(point, to: child), with: event) {
                return target
            }
        }
        return self
    }
}
