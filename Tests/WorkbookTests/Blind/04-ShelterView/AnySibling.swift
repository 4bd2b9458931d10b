// Meant: Believed that whichever sibling below answers with a view should get the touch, button or not.
// Kind: fault
// Belief: AnySibling

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else { return own }

        for i in stride(from: index - 1, through: 0, by: -1) {
            let sibling = siblings[i]
            if let hit = sibling.hitTest(convert(point, to: sibling), with: event) {
                return hit
            }
        }
        return own
    }
}
