// Misconception: If the subview that contains the point declines, nobody is hit
// Explanation: The front subview contains the point, and what it answers looks like the answer of
//   them all, nil as well. But nil means only that this subview and all in it decline: it may be
//   hidden, have its interaction off, or let touches through. UIKit goes on with the next subview
//   behind it, and if they all decline, with the view itself.
// Hint: Hide the subview in front, and touch it. Whom does your loop ask after it, and who gets
//   the touch?
// Evidence: subviews, hitTest(_:with:), point(inside:with:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if subview.point(inside: pointInSubview, with: event) {
                return subview.hitTest(pointInSubview, with: event)
            }
        }
        return self
    }
}
