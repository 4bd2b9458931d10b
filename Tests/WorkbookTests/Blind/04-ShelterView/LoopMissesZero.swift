// Meant: The author ends the downward loop one step too early, so that the very first subview is never asked.
// Kind: fault
// Belief: LoopEndsBeforeTheFirst

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let views = superview?.subviews,
              let position = views.firstIndex(of: self) else { return hit }

        var i = position - 1
        while i > 0 {
            if let button = views[i] as? UIButton {
                let p = convert(point, to: button)
                if let target = button.hitTest(p, with: event) {
                    return target
                }
            }
            i -= 1
        }
        return hit
    }
}
