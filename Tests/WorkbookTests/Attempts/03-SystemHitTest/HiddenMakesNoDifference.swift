// Expect: failed
// Belief: hiding a view concerns drawing only.
// Misconception: ForgetsHidden
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var result: UIView? = nil
        if isUserInteractionEnabled && alpha >= 0.01 {
            if self.point(inside: point, with: event) {
                result = self
                for child in subviews.reversed() {
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
