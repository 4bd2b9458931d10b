// Expect: failed
// Belief: a hidden button needs no look, it is not there.
// Misconception: ForgetsHidden
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
                if let b = all[i] as? UIButton, b.isUserInteractionEnabled, b.alpha > 0.01 {
                    let p = b.convert(point, from: self)
                    if b.point(inside: p, with: event) { return b }
                }
                i -= 1
            }
        }
        return mine
    }
}
