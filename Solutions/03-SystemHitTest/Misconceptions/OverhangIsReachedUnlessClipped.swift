// Misconception: What sticks out can be touched, unless it is clipped
// Explanation: What is drawn should be touchable, and clipping is what takes it off the screen.
//   UIKit does not ask about clipping. A view in which the point does not lie answers nil without
//   asking its subviews, so what sticks out is never found, clipped or not. The hit test of
//   layers differs in this.
// Hint: What does a view do after point(inside:with:) said no? There is one case too many in your
//   code.
// Evidence: clipsToBounds or masksToBounds

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        let isInside = self.point(inside: point, with: event)
        guard isInside || !clipsToBounds else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return isInside ? self : nil
    }
}
