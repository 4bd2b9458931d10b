// Meant: Hidden, faded or disabled subviews are filtered out by the parent and never asked.
// Kind: fault
// Belief: LeavesOutHiddenSubviews, ChecksSubviewsNotItself

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        let candidates = subviews.filter { !$0.isHidden && $0.isUserInteractionEnabled && $0.alpha >= 0.01 }
        for view in candidates.reversed() {
            let p = view.convert(point, from: self)
            if let result = view.hitTest(p, with: event) {
                return result
            }
        }
        return self
    }
}
