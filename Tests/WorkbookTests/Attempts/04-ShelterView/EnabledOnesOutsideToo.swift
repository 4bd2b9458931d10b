// Expect: failed
// Belief: every enabled button at the point takes it, in the shelter or not.
// Misconception: SkipsDisabledButtons + RedirectsOutsideTheShelter
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let parent = superview {
            let all = parent.subviews
            var i = all.count - 1
            while i >= 0 && all[i] != self { i -= 1 }
            i -= 1
            while i >= 0 {
                if let b = all[i] as? UIButton, b.isEnabled {
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
