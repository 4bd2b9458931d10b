// Misconception: It is enough that a subview is asked
// Explanation: The search goes down by itself, and so it seems to find the hit view by itself as
//   well. But a call's result goes nowhere unless its caller does something with it: a view that
//   asks its subviews, drops what they say and answers with itself is hit in their place.
// Hint: What does your method do with the view that a subview answers with?
// Evidence: subviews, hitTest(_:with:), point(inside:with:), "self"

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            _ = subview.hitTest(pointInSubview, with: event)
        }
        return self
    }
}
