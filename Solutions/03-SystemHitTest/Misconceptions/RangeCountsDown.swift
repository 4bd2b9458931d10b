// Misconception: A range may begin with its larger end
// Explanation: It reads well: from the last index to 0. But a range in Swift goes upwards only,
//   and one whose lower end is the larger one stops the program the moment it is made. It works
//   for a view with a single subview, which is why it can go unnoticed for a while.
// Hint: Write down your range for a view with two subviews, and for one with none.
// Evidence: subviews, Comparable....(_:_:) or Comparable...<(_:_:) or ClosedRange or Range

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for index in (subviews.count - 1)...0 {
            let pointInSubview = convert(point, to: subviews[index])
            if let hitView = subviews[index].hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
