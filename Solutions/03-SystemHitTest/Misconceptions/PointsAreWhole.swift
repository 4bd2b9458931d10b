// Misconception: Points are whole numbers
// Explanation: On paper they are. A touch lies wherever the finger is, and views often begin at half
//   or third points, as a point has two or three pixels on most screens. A coordinate that is made
//   whole moves by up to half a point, and near an edge that changes who is hit.
// Hint: Touch a quarter of a point beside an edge. What is left of that quarter in your point?
// Evidence: rounded or round or floor or ceil or Int.init or CGRect.integral

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let converted = convert(point, to: subview)
            let pointInSubview = CGPoint(x: converted.x.rounded(), y: converted.y.rounded())
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
