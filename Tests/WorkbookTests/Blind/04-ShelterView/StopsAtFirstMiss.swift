// Meant: The author returns in both branches of the loop, so only the front-most button is ever asked.
// Kind: fault
// Belief: OnlyTheFrontmostButton

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews,
              let index = siblings.firstIndex(of: self) else { return hit }

        for sibling in siblings[..<index].reversed() {
            if let button = sibling as? UIButton {
                let buttonPoint = convert(point, to: button)
                if let target = button.hitTest(buttonPoint, with: event) {
                    return target
                } else {
                    return hit
                }
            }
        }
        return hit
    }
}
