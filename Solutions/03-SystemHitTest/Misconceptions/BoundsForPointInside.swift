// Misconception: The bounds alone decide, whatever point(inside:with:) says
// Explanation: For a plain view the two agree, so the short way looks as good. But
//   point(inside:with:) is there to be overridden: round buttons and buttons with an enlarged
//   area do it. UIKit asks the method, and a hit test that looks at the bounds takes the say away
//   from the view.
// Hint: A subclass may have its own idea of what is inside. Which method does it override to tell
//   you?
// Evidence: bounds or CALayer.contains or CGRect.size or CGRect.width, without
//   point(inside:with:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard bounds.contains(point) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
