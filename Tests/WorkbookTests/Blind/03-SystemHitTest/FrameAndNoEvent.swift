// Meant: Believed that the own frame tells whether the point is inside; and that the event is not needed by the subviews.
// Kind: several
// Belief: ForgetsTheEvent, FrameForBounds

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if !frame.contains(point) { return nil }

        for subview in subviews.reversed() {
            let p = subview.convert(point, from: self)
            if let hit = subview.hitTest(p, with: nil) {
                return hit
            }
        }
        return self
    }
}
