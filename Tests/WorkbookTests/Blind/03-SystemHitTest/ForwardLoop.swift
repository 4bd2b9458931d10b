// Meant: The subviews array has the front view at index 0, so looping it as it stands asks the front one first.
// Kind: fault
// Belief: AscendingOrder

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for subview in subviews {
            let converted = subview.convert(point, from: self)
            if let found = subview.hitTest(converted, with: event) {
                return found
            }
        }
        return self
    }
}
