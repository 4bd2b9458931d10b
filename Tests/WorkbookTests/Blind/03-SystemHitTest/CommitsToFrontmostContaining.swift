// Meant: The author believes that the frontmost subview that the point is inside of must answer, and does not go on to those behind if it refuses.
// Kind: fault
// Belief: FirstContainingSubviewDecides

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        let front = subviews.last { $0.point(inside: self.convert(point, to: $0), with: event) }
        guard let child = front else { return self }
        return child.hitTest(convert(point, to: child), with: event) ?? self
    }
}
