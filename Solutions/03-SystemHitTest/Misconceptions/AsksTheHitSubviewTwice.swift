// Misconception: lazy, compactMap and first ask each subview once
// Explanation: The line looks elegant, and finds the right view. But a lazy map computes its
//   value whenever it is read: once to see that it is not nil, and again to hand it out. The hit
//   subview is asked twice, and each level doubles it, to over a thousand calls ten levels down.
//   Keep the answer that you got.
// Hint: The right view is found. Count how often the hit subview is asked, and then its own
//   subviews.
// Evidence: lazy, compactMap or map or filter

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let hitViews = subviews.reversed().lazy.compactMap { subview in
            subview.hitTest(self.convert(point, to: subview), with: event)
        }
        if let hitView = hitViews.first { return hitView }
        return self
    }
}
