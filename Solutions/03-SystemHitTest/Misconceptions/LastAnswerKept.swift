// Misconception: Asking from back to front and keeping the last answer is the same
// Explanation: The view is indeed the same. The way is not: UIKit begins in front and stops at
//   the first answer, so the views behind it are never asked. Here they all are, with all that is
//   inside them, and each of them may log, count, or change its mind.
// Hint: The right view is found. How many views are asked after the one that will be the answer?
// Evidence: subviews, hitTest(_:with:), without reversed or stride or popLast or removeLast

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        var hitView: UIView?
        for subview in subviews {
            let pointInSubview = convert(point, to: subview)
            if let found = subview.hitTest(pointInSubview, with: event) { hitView = found }
        }
        return hitView ?? self
    }
}
