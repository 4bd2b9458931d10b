// Meant: The event is of no use to the hit test, so nil can be handed to the subviews.
// Kind: fault
// Belief: ForgetsTheEvent

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let subviewPoint = subview.convert(point, from: self)
            if let hitView = subview.hitTest(subviewPoint, with: nil) {
                return hitView
            }
        }
        return self
    }
}
