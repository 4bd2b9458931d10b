// Misconception: The first subview whose bounds contain the point has the last word
// Explanation: The point is in its bounds, so the search seems to be over. But bounds are not the
//   whole answer: a subview may react beside them, or not in all of them, and one that contains
//   the point may still decline, as it is hidden, has its interaction off, or lets touches
//   through. Only an answer that is a view ends the search.
// Hint: Which subviews are never asked in your loop? And what does it do when the one that it
//   asks answers nil?
// Evidence: subviews, hitTest(_:with:), bounds or CALayer.contains, CGRect.contains or
//   CALayer.contains

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if subview.bounds.contains(pointInSubview) {
                return subview.hitTest(pointInSubview, with: event) ?? self
            }
        }
        return self
    }
}
