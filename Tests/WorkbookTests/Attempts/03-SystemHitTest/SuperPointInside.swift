// Expect: failed
// Belief: super.point(inside:with:) is the one that knows. It goes past every override.
// Misconception: OverridesOfPointInsideAreSkipped
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var result: UIView? = nil
        if !isHidden && isUserInteractionEnabled && alpha >= 0.01 {
            if super.point(inside: point, with: event) {
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
