// Misconception: Subviews need the point only, not the event
// Explanation: Nothing in the rule looks at the event, so it seems to be there for form's sake.
//   But a subview may override point(inside:with:) or hitTest and decide by the event, and it can
//   only see what it is handed. Pass on what you got, and nil if you got nil.
// Hint: hitTest takes two arguments. Which of them reaches the subviews unchanged?
// Evidence: subviews, hitTest(_:with:), "nil" or UIEvent.init

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: nil) { return hitView }
        }
        return self
    }
}
