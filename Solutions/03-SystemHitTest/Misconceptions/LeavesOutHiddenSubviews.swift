// Misconception: Hidden subviews are sorted out before they are asked
// Explanation: It saves a call, and the same view is found in the end. Still it is not what UIKit
//   does: every subview is asked by hitTest, and a hidden one says no by itself. A subclass that
//   overrides hitTest, to log or to answer for another view, hears nothing when its superview
//   decides for it.
// Hint: The right view is found. Compare the list of those who were asked: somebody is missing.
// Evidence: isHidden, subviews, hitTest(_:with:), point(inside:with:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() where !subview.isHidden {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
