// Meant: Believed that subviews are asked from first to last; and that a view with an alpha below 0.1 is out.
// Kind: several
// Belief: AlphaBelowOneTenth, AscendingOrder

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.1 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for view in subviews {
            if let hit = view.hitTest(convert(point, to: view), with: event) {
                return hit
            }
        }
        return self
    }
}
