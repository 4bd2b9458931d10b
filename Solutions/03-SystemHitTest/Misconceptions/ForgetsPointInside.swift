// Misconception: Whoever is asked has been touched already
// Explanation: If a view is asked, it seems that somebody must have looked whether the point is
//   in it. Nobody has: the superview asks all its subviews, one after the other, without knowing.
//   Each must look for itself and answer nil if the point is not inside, or the first one asked
//   takes everything.
// Hint: Who checks that the point is in the view? Follow one touch beside all subviews through
//   your code.
// Evidence: subviews, hitTest(_:with:), without point(inside:with:) or bounds or CGRect.contains
//   or CALayer.contains

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
