// Misconception: A view that refuses answers with its superview
// Explanation: The touch goes to somebody else, and the superview seems to be next. But whoever is
//   named has the touch: the search ends there, and the siblings behind are never asked. A view
//   that is out of play answers nil, and its superview goes on with the others, and with itself
//   last.
// Hint: Hide a view that lies in front of a sibling, and touch both. Who should get the touch, and
//   whom do you name?
// Evidence: superview, isHidden or isUserInteractionEnabled or alpha or opacity, subviews,
//   hitTest(_:with:), without convert(_:from:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return superview }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
