// Meant: The author believes that no view can react outside its bounds and tests those first, so a button that has made its area larger is not asked there.
// Kind: fault
// Belief: BoundsBeforeTheButton

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event),
              let brothers = superview?.subviews
        else { return super.hitTest(point, with: event) }

        search: for brother in brothers.reversed().drop(while: { $0 !== self }).dropFirst() {
            guard let button = brother as? UIButton else { continue search }
            let local = convert(point, to: button)
            // cheap test first
            guard button.bounds.contains(local) else { continue search }
            guard let hit = button.hitTest(local, with: event) else { continue search }
            return hit
        }
        return own
    }
}
