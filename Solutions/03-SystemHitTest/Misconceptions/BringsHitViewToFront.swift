// Misconception: A hit test may tidy up the views on its way
// Explanation: It is called when a finger comes down, so it looks like a good place to react, for
//   one by bringing the touched view to the front. But it is a question, not an event: UIKit asks
//   more than once for a touch, and anybody may ask without a touch. A question must leave the
//   scene as it was.
// Hint: Your code changes the scene while it answers. Where does UIKit let you react to a touch
//   instead?
// Evidence: bringSubviewToFront or addSubview or insertSubview or exchangeSubview or
//   sendSubviewToBack

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) {
                bringSubviewToFront(subview)
                return hitView
            }
        }
        return self
    }
}
