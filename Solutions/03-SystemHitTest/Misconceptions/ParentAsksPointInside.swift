// Misconception: A superview asks a subview for the point before it asks for the hit view
// Explanation: It looks careful: first see whether the point is in the subview, then ask it. But
//   the subview does just that in its own hitTest, so it is asked twice, and a subview that
//   overrides hitTest to answer for points outside itself is never reached. A superview asks one
//   question only.
// Hint: Count how often each subview is asked whether the point is inside. Who should ask that?
// Evidence: subviews, hitTest(_:with:), point(inside:with:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            guard subview.point(inside: pointInSubview, with: event) else { continue }
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
