// Meant: Believed that a hidden, transparent or non-interactive shelter is never asked, so only its own area needs a check.
// Kind: fault
// Belief: SheltersWhileHidden, SystemChecksTheShelter

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // speak only for my own area
        guard self.point(inside: point, with: event) else { return nil }

        if let siblings = superview?.subviews, let mine = siblings.firstIndex(of: self) {
            for sibling in siblings.prefix(upTo: mine).reversed() {
                if let button = sibling as? UIButton,
                   let hit = button.hitTest(convert(point, to: button), with: event) {
                    return hit
                }
            }
        }
        return self
    }
}
