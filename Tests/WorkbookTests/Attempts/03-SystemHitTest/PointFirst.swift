// Expect: failed
// Belief: all reasons for nil are equal, whatever their order.
// Misconception: PointInsideBeforeRefusing
import UIKit

final class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isInside = self.point(inside: point, with: event)
        if !isInside || isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        for i in stride(from: subviews.count - 1, through: 0, by: -1) {
            let child = subviews[i]
            if let found = child.hitTest(child.convert(point, from: self), with: event) {
                print("found", found)
                return found
            }
        }
        return self
    }
}
