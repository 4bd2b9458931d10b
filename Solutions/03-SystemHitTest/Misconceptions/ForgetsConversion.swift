// Misconception: Subviews are asked at the same point
// Explanation: It is the same place on the screen, so it looks like the same point. But a point
//   is a pair of numbers in somebody's coordinates, and hitTest takes those of the view that is
//   asked. Each view brings the point over before it asks a subview.
// Hint: In whose coordinates does a subview expect the point? What do you hand it?
// Evidence: subviews, hitTest(_:with:), without convert or CGPoint.init or CGPoint.applying

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hitView = subview.hitTest(point, with: event) { return hitView }
        }
        return self
    }
}
