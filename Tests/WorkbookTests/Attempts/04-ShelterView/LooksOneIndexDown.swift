// Expect: failed
// Belief: the button lies at the index before the shelter.
// Misconception: OnlyTheSiblingBelow
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let result = super.hitTest(point, with: event)
        if result != nil, let parent = superview {
            let index = parent.subviews.firstIndex(of: self) ?? 0
            if index > 0 {
                let below = parent.subviews[index - 1]
                if below is UIButton {
                    let hit = below.hitTest(below.convert(point, from: self), with: event)
                    if hit != nil { return hit }
                }
            }
        }
        return result
    }
}
