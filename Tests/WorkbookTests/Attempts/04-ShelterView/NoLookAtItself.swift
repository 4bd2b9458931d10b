// Expect: failed
// Belief: a hidden view is never asked.
// Misconception: SystemChecksTheShelter
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !bounds.contains(point) { return nil }
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
        return self
    }
}
