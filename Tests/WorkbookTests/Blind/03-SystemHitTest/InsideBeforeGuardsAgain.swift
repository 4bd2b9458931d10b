// Meant: Believed that the place of the touch comes first, and whether the view can receive it at all is looked at afterwards.
// Kind: fault
// Belief: PointInsideBeforeRefusing

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event),
              isUserInteractionEnabled,
              !isHidden,
              alpha >= 0.01
        else { return nil }

        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }
}
