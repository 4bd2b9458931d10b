// Expect: failed
// Belief: bringing the button to the front while testing is an answer.
// Misconception: BringsTheButtonToFront
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
                    if let hit = b.hitTest(convert(point, to: b), with: event) {
                        parent.bringSubviewToFront(b)
                        return hit
                    }
                }
                i -= 1
            }
        }
        return mine
    }
}
