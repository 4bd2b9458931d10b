// Meant: The author thinks that the button must be moved to the front before it can get the touch.
// Kind: fault
// Belief: BringsTheButtonToFront

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let parent = superview, let index = parent.subviews.firstIndex(of: self) else { return hit }

        for view in parent.subviews[..<index].reversed() {
            guard let button = view as? UIButton else { continue }
            let p = convert(point, to: button)
            if let target = button.hitTest(p, with: event) {
                parent.bringSubviewToFront(button)
                return target
            }
        }
        return hit
    }
}
