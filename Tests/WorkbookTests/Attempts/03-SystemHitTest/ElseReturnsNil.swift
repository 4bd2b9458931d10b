// Expect: failed
// Belief: the first answer is the answer, nil included.
// Misconception: ReturnsNilInsideLoop
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }
        for i in stride(from: subviews.count - 1, through: 0, by: -1) {
            let p = subviews[i].convert(point, from: self)
            if let hit = subviews[i].hitTest(p, with: event) {
                return hit
            } else {
                return nil
            }
        }
        return self
    }
}
