// Meant: Believed that the point stays the same all the way down, and that hitTest of a subview takes it as it is.
// Kind: fault
// Belief: ForgetsConversion

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 {
            return nil
        }
        if !self.point(inside: point, with: event) {
            return nil
        }
        // the last one is in front
        for subview in subviews.reversed() {
            if let view = subview.hitTest(point, with: event) {
                return view
            }
        }
        return self
    }
}
