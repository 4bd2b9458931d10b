// Misconception: A view that is asked always has a view to answer with
// Explanation: A search with a fallback feels complete: if nothing else, then me. But a view is
//   also asked where the finger is far from it, for the superview asks one subview after the
//   other. If the point is not inside, the answer must be nil, or the others never get their
//   turn.
// Hint: Your view says that the point is not inside. What does it answer then, and what follows
//   from it?
// Evidence: point(inside:with:), subviews, hitTest(_:with:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return self }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
