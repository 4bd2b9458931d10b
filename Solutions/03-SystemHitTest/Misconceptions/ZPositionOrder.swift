// Misconception: The subview with the highest zPosition is asked first
// Explanation: What is drawn in front should be hit first, and zPosition changes what is drawn in
//   front. The hit test of views does not look at it: it goes by the order of the subviews array
//   alone. That is why a view raised by its zPosition can be seen and not be touched.
// Hint: Where does UIKit look for the order of subviews: at their layers, or at one array?
// Evidence: zPosition

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let backToFront = subviews.enumerated().sorted {
            ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
        }
        for (_, subview) in backToFront.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
