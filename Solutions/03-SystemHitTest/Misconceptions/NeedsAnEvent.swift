// Misconception: Without an event there is no touch, and so no hit view
// Explanation: The event is optional, and it is a good habit to unwrap what is optional. But
//   hitTest is a question about a place, and it may be asked without a touch: by your own code,
//   by accessibility, by a test. Then the event is nil, and the answer is the same.
// Hint: Ask a view directly, with no event at hand. What should it answer, and what does yours?
// Evidence: hitTest(_:with:), point(inside:with:), "guard" or "if" or "switch" or map or flatMap,
//   without UIEvent.type or UIEvent.allTouches or UIEvent.timestamp

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, let event else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
