// Misconception: The hit subview may be asked once more
// Explanation: Asked once to see that it has an answer, and again to hand the answer out: it
//   finds the right view. A lazy map does so unseen, since it computes its value whenever it is
//   read. But each level doubles the calls, to over a thousand ten levels down. Keep the answer
//   that you got.
// Hint: The right view is found. Count how often the hit subview is asked, and then its own
//   subviews.
// Evidence: hitTest(_:with:), subviews

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
