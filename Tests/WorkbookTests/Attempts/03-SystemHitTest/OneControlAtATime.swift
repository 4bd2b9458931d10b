// Expect: failed
// Belief: while a finger holds a control, no other control is found.

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        // A control that is being pressed is the only one.
        let pressed = subviews.first { ($0 as? UIControl)?.isTracking ?? false }
        for subview in subviews.reversed() {
            if let pressed, subview is UIControl, subview !== pressed { continue }
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }
}
