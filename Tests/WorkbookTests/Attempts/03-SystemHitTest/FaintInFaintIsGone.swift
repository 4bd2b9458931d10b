// Expect: failed
// Belief: a faint view in a faint view has become invisible.
// Misconception: MultipliesAlpha
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var total: CGFloat = 1
        var view: UIView? = self
        while let current = view {
            total *= current.alpha
            view = current.superview
        }
        var result: UIView? = nil
        if !isHidden && isUserInteractionEnabled && !(total < 0.01) {
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
