// Expect: failed
// Belief: a button under a shelter should be easier to hit, by ten points.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let mine = super.hitTest(point, with: event)
        if mine == nil { return nil }
        if let parent = superview {
            let all = parent.subviews
            var i = all.count - 1
            while i >= 0 && all[i] != self { i -= 1 }
            i -= 1
            while i >= 0 {
                if let b = all[i] as? UIButton {
                    let p = b.convert(point, from: self)
                    if !b.isHidden && b.isUserInteractionEnabled && b.alpha > 0.01 && b.bounds.insetBy(dx: -10, dy: -10).contains(p) { return b }
                }
                i -= 1
            }
        }
        return mine
    }
}
