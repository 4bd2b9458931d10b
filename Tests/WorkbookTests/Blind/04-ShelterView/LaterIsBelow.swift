// Meant: Believed that views later in the subviews array lie further below.
// Kind: fault
// Belief: LaterIsBelow

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event),
              let siblings = superview?.subviews,
              let index = siblings.firstIndex(of: self)
        else {
            return super.hitTest(point, with: event)
        }

        // index 0 is in front, so what comes after me lies under me
        for sibling in siblings.suffix(from: index + 1) {
            if let button = sibling as? UIButton,
               let hit = button.hitTest(convert(point, to: button), with: event) {
                return hit
            }
        }
        return own
    }
}
