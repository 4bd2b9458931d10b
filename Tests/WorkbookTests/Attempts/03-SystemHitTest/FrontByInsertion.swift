// Expect: failed
// Belief: a touched view comes to the front.
// Misconception: BringsHitViewToFront
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }
        for i in stride(from: subviews.count - 1, through: 0, by: -1) {
            let child = subviews[i]
            let hit = child.hitTest(child.convert(point, from: self), with: event)
            if hit != nil {
                self.bringSubviewToFront(child)
                return hit
            }
        }
        return self
    }
}
