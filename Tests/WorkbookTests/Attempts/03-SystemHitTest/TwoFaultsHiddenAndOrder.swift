// Expect: failed
// Belief: hidden views are hit, and the first added is asked first.
// Misconception: ForgetsHidden + AscendingOrder
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var result: UIView? = nil
        if isUserInteractionEnabled && alpha >= 0.01 {
            if self.point(inside: point, with: event) {
                result = self
                for child in subviews {
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
