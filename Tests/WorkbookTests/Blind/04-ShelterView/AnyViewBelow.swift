// Meant: The author lets any view below the shelter have the touch and does not look for buttons at all.
// Kind: fault
// Belief: AnySibling

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews else { return own }

        for sibling in siblings.prefix(while: { $0 !== self }).reversed() {
            if let target = sibling.hitTest(sibling.convert(point, from: self), with: event) {
                return target
            }
        }
        return own
    }
}
