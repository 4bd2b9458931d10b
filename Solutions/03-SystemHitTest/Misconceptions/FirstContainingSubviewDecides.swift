// Misconception: The first subview that contains the point has the last word
// Explanation: The point is in it, so the search seems to be over. But a subview that contains
//   the point may still decline: it may be hidden, have its interaction off, or let touches
//   through. Then UIKit goes on with the next subview behind it. Only an answer that is a view
//   ends the search.
// Hint: What does your loop do when the subview in front contains the point and answers nil?
// Evidence: subviews, hitTest(_:with:), point(inside:with:) or CGRect.contains or
//   CALayer.contains

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if subview.point(inside: pointInSubview, with: event) {
                return subview.hitTest(pointInSubview, with: event) ?? self
            }
        }
        return self
    }
}
