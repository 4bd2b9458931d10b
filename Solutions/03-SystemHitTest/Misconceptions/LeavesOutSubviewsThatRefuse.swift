// Misconception: A subview that will refuse need not be asked
// Explanation: Hidden, transparent or without interaction, it answers nil, so leaving it out saves
//   a call, and the same view is found. But whether it refuses says only its own hitTest. UIKit
//   asks every subview, and leaves the properties to each: a subclass that overrides hitTest, to
//   log or to answer for another view, hears nothing if its superview decides for it.
// Hint: The right view is found. Compare the list of those who were asked: who is missing, and who
//   should look at these properties?
// Evidence: isHidden, isUserInteractionEnabled, alpha or opacity, subviews, hitTest(_:with:),
//   point(inside:with:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            guard !subview.isHidden, subview.isUserInteractionEnabled, subview.alpha >= 0.01 else {
                continue
            }
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
