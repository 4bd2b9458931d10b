// Misconception: The search ends one level down
// Explanation: With a view and its subviews in mind, it is enough to see which of them has the
//   point. But subviews have subviews. UIKit asks the hitTest of each subview, which asks its own
//   subviews in turn, and the answer may come from many levels below.
// Hint: Which method of a subview do you call? There is one that looks inside the subview as
//   well.
// Evidence: subviews, point(inside:with:) or frame or bounds, without hitTest(_:with:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if subview.point(inside: pointInSubview, with: event) { return subview }
        }
        return self
    }
}
