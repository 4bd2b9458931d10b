// Misconception: Only an alpha of exactly zero keeps touches out
// Explanation: Zero is the natural border between something and nothing. UIKit leaves a margin,
//   since alphas are often the end of a computation or an animation and miss zero by a little:
//   below one hundredth a view counts as gone. A view of alpha 0.009 is not found.
// Hint: What happens to a view whose alpha is not zero, and so small that nobody can see it?
// Evidence: alpha or opacity, "0" or "0.0" or zero or isZero, without "0.01" or "0.1"

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
