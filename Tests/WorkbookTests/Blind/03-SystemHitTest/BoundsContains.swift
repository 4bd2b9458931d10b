// Meant: point(inside:with:) is only bounds.contains under another name, so one may write the latter directly.
// Kind: fault
// Belief: BoundsForPointInside

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        guard bounds.contains(point) else { return nil }
        for child in subviews.reversed() {
            let inner = convert(point, to: child)
            if let hit = child.hitTest(inner, with: event) { return hit }
        }
        return self
    }
}
