// Misconception: A view must be hidden, transparent and without interaction to refuse
// Explanation: The three reasons are listed together so often that they read like one condition.
//   Each of them is enough alone: a view that is merely hidden refuses, and so does one whose
//   interaction is merely off. In a condition for refusing they are joined by "or", in one for
//   going on by "and".
// Hint: Take a view that is hidden and otherwise in order. Read your first condition aloud for
//   it.
// Evidence: isHidden, isUserInteractionEnabled, alpha or opacity

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden && !isUserInteractionEnabled && alpha < 0.01 { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
