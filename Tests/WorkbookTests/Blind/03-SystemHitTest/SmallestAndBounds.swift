// Meant: Of all views that are hit the smallest, most specific one wins; and bounds.contains replaces point(inside:with:).
// Kind: several
// Belief: BoundsForPointInside

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard bounds.contains(point) else { return nil }

        let hits = subviews.reversed().compactMap { (child: UIView) -> UIView? in
            child.hitTest(child.convert(point, from: self), with: event)
        }
        let smallest = hits.min { a, b in
            a.bounds.width * a.bounds.height < b.bounds.width * b.bounds.height
        }
        return smallest ?? self
    }
}
