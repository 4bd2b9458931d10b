// Meant: The author asks each button already but throws the answer away for now.
// Kind: unfinished
// Belief: none

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let parent = superview else { return hit }

        for view in parent.subviews.reversed() {
            guard let button = view as? UIButton else { continue }
            let p = convert(point, to: button)
            _ = button.hitTest(p, with: event)
        }
        return hit
    }
}
