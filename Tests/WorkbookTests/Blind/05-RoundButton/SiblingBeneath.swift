// Meant: Believed that the button must name the view beneath, and that it is the sibling added before it, wherever that lies.
// Kind: fault
// Belief: NamesTheSiblingBeneath

import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        let radius = min(bounds.width, bounds.height) / 2
        let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
        return distance <= radius ? hit : viewBeneath
    }

    /// The view that gets the touches of the corners.
    private var viewBeneath: UIView? {
        guard let siblings = superview?.subviews,
              let index = siblings.firstIndex(of: self),
              index > 0 else { return superview }
        return siblings[index - 1]
    }
}
