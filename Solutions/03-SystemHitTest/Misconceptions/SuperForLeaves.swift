// Misconception: A view without subviews may leave the answer to super
// Explanation: Every recursion has an end, and a view without subviews is that end, so super seems to be
//   what is left there. It gives the right views, and it is the very thing that the exercise takes away.
//   At the end there is nothing but the two questions that were asked all along, and the view itself.
// Hint: What does a view answer that takes the touch and has no subviews? You have written it already.
// Evidence: "super.hitTest" or "super", isEmpty or count or "first" or "last"

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if subviews.isEmpty { return super.hitTest(point, with: event) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
