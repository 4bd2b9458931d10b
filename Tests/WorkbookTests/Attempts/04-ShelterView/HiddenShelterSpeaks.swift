// Expect: failed
// Belief: a point inside is enough to redirect it, seen or not.
// Misconception: SheltersWhileHidden
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !self.point(inside: point, with: event) { return nil }
        if let parent = superview {
            let all = parent.subviews
            var i = all.count - 1
            while i >= 0 && all[i] != self { i -= 1 }
            i -= 1
            while i >= 0 {
                if let b = all[i] as? UIButton {
                    let p = b.convert(point, from: self)
                    let hit = b.hitTest(p, with: event)
                    if hit != nil { return hit }
                }
                i -= 1
            }
        }
        return super.hitTest(point, with: event)
    }
}
