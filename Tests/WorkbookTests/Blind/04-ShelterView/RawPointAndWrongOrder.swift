// Meant: The author does not convert the point for the button, and also walks the siblings from back to front.
// Kind: several
// Belief: NoConversion, BackmostButton

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews else { return hit }

        for sibling in siblings {
            if sibling == self { break }
            if let button = sibling as? UIButton,
               let target = button.hitTest(point, with: event) {
                return target
            }
        }
        return hit
    }
}
