// Misconception: A view fainter than one tenth takes no touches
// Explanation: One digit is easily lost, and a view of alpha 0.05 looks as if it were gone. UIKit
//   draws the line lower: only below one hundredth is a view out of play. Everything above that
//   is found, however hard it is to see.
// Hint: Your limit for alpha is in the right place of the code, and ten times too high.
// Evidence: alpha or opacity, "0.1" or "0.10"

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.1 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
