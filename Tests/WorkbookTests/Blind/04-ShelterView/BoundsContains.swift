// Meant: The author thinks that every button reacts in the whole of its bounds.
// Kind: fault
// Belief: BoundsForShape

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event),
              let siblings = superview?.subviews,
              let index = siblings.firstIndex(of: self)
        else { return super.hitTest(point, with: event) }

        return siblings[..<index].last { sibling in
            sibling is UIButton
                && !sibling.isHidden
                && sibling.alpha >= 0.01
                && sibling.isUserInteractionEnabled
                && sibling.bounds.contains(self.convert(point, to: sibling))
        } ?? hit
    }
}
