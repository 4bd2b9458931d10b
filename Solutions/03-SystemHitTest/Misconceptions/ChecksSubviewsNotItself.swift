// Misconception: A superview decides which of its subviews may take touches
// Explanation: One looks for a place for the three conditions, and the loop over the subviews is
//   right there. But each view answers for itself: UIKit calls the hitTest of every subview, and
//   the subview refuses. The difference shows when a view is asked directly, or overrides
//   hitTest, or is the outermost one.
// Hint: Who looks at the properties of the view that nobody contains? Move the question to its
//   owner.
// Evidence: isHidden, isUserInteractionEnabled, alpha or opacity, subviews, hitTest(_:with:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            guard !subview.isHidden, subview.isUserInteractionEnabled, subview.alpha >= 0.01 else {
                continue
            }
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
