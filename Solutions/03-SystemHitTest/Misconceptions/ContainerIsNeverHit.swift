// Misconception: A view with subviews is a mere container and is not hit itself
// Explanation: A container is often thought of as empty space between the things that count. For
//   UIKit it is a view like any other: where none of its subviews takes the touch, the container
//   does. That is why an overlay with two buttons blocks everything behind it, until hitTest is
//   overridden.
// Hint: Touch a view beside its subviews. Does your answer depend on how many subviews there are?
// Evidence: subviews, isEmpty or count or first or last

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return subviews.isEmpty ? self : nil
    }
}
