// Form: a lazy search that takes the first value from an iterator, so asks once.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let hits = subviews.lazy.reversed().compactMap { subview in
            subview.hitTest(self.convert(point, to: subview), with: event)
        }
        for hit in hits { return hit }
        return self
    }
}
