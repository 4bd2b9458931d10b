// Meant: The author hands the shelter's own point to the button and forgets to convert it.
// Kind: fault
// Belief: NoConversion

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews,
              let index = siblings.firstIndex(of: self) else { return hit }

        for sibling in siblings[..<index].reversed() {
            if let button = sibling as? UIButton,
               let target = button.hitTest(point, with: event) {
                return target
            }
        }
        return hit
    }
}
