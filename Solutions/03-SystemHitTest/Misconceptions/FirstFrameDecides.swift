// Misconception: The frontmost subview whose frame contains the point answers for all
// Explanation: A point in a subview's frame lies in that subview, so it seems to be the one to answer.
//   But a hidden subview has a frame too, and answers nil; one that is turned lies only in a part of
//   its frame, and one with a point(inside:with:) of its own may react beside it. UIKit asks every
//   subview, and goes on after nil.
// Hint: The frontmost subview at the point is hidden. Which view is hit, and who has to be asked?
// Evidence: frame, subviews, CGRect.contains

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() where subview.frame.contains(point) {
            return subview.hitTest(convert(point, to: subview), with: event)
        }
        return self
    }
}
