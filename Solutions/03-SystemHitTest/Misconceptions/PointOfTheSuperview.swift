// Misconception: hitTest gets its point in the superview's coordinates
// Explanation: For layers that is so: their hit test takes the superlayer's coordinates. A view is asked
//   in its own: whoever asks has converted the point before. To convert it once more moves it by the
//   place of the view, and everything lies elsewhere.
// Hint: Print the point and the bounds of the view that is asked. In whose coordinates is the point?
// Evidence: convert, superview

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        let own = convert(point, from: superview)
        guard self.point(inside: own, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hitView = subview.hitTest(own, with: event) { return hitView }
        }
        return self
    }
}
