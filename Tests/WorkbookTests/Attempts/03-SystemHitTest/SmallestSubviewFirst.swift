// Expect: failed
// Belief: the smallest view at the point is meant.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var result: UIView? = nil
        if !isHidden && isUserInteractionEnabled && alpha >= 0.01 {
            if self.point(inside: point, with: event) {
                result = self
                for child in subviews.reversed().sorted(by: { a, b in
                    a.bounds.width * a.bounds.height < b.bounds.width * b.bounds.height
                }) {
                    let p = child.convert(point, from: self)
                    let hit = child.hitTest(p, with: event)
                    if hit != nil {
                        result = hit
                        break
                    }
                }
            }
        }
        return result
    }
}
