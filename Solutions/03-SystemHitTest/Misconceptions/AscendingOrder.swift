// Misconception: The subview that was added first is asked first
// Explanation: A loop over an array begins at the beginning, and some listings that go round have
//   their loop like that. The array is ordered from the back to the front: the last one added
//   lies on top, is what the finger sees, and is asked first.
// Hint: Two subviews overlap. Which end of the subviews array lies in front?
// Evidence: subviews, hitTest(_:with:), without reversed or last or popLast or removeLast or
//   sorted or zPosition

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
