// Expect: failed
// Belief: a button that is visible and listens takes its whole rectangle.
// Misconception: BoundsForShape
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
                if let b = all[i] as? UIButton, !b.isHidden, b.alpha >= 0.01, b.isUserInteractionEnabled {
                    let p = b.convert(point, from: self)
                    if b.bounds.contains(p) { return b }
                }
                i -= 1
            }
        }
        return mine
    }
}
