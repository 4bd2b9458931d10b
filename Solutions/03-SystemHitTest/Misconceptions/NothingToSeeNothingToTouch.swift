// Misconception: A view without a colour and without a gesture recognizer lets touches through
// Explanation: Nothing of such a view is seen, and it waits for nothing, so the touch seems to
//   belong to what lies behind it. UIKit looks at neither: a clear view takes touches in all of its
//   area, and a recognizer gets those of its view, but does not decide who is hit. What keeps
//   touches out is being hidden, having interaction off, or an alpha near zero.
// Hint: Two properties in your code are none of those by which UIKit finds the view. Which?
// Evidence: backgroundColor, gestureRecognizers

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        let isSeen = backgroundColor != nil && backgroundColor != .clear
        return isSeen || gestureRecognizers?.isEmpty == false ? self : nil
    }
}
