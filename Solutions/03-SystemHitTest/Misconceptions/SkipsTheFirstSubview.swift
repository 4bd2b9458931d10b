// Misconception: A countdown to 0 visits the index 0
// Explanation: It reads as if it did. But a stride "to" a number stops before it, where a stride
//   "through" it includes it, and a loop that runs while the index is greater than 0 does not run
//   for 0. So the subview at index 0, the one that was added first, is never asked, and an only
//   child never gets a touch.
// Hint: Which index does your loop visit last? Try it with a single subview.
// Evidence: subviews, stride(from:to:by:) or "while" or "repeat" or dropFirst or "1"

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for index in stride(from: subviews.count - 1, to: 0, by: -1) {
            let pointInSubview = convert(point, to: subviews[index])
            if let hitView = subviews[index].hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
