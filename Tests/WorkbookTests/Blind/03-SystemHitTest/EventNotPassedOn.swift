// Meant: Believed that the event is only for the view that is found, so the views on the way down are asked with nil.
// Kind: fault
// Belief: ForgetsTheEvent

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            let childPoint = subview.convert(point, from: self)
            if let hit = subview.hitTest(childPoint, with: nil) {
                return hit
            }
        }
        return self
    }
}
