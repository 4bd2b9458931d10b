// Misconception: User interaction plays no part in finding the view
// Explanation: The name sounds as if the property mattered later, when a touch is delivered and
//   handled. It matters earlier: a view whose user interaction is off answers nil in the hit test
//   itself, with all that is inside it, and the touch goes to what lies behind. That is why a
//   label over a button does not block it.
// Hint: Which three properties of a view keep all touches out? You look at two of them.
// Evidence: isHidden, alpha or opacity, without isUserInteractionEnabled

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
