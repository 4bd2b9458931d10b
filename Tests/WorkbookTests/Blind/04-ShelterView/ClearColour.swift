// Meant: Believed that a shelter without a background colour is transparent and takes no touches.
// Kind: fault
// Belief: ColourIsNeeded

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // A transparent view takes no touch.
        if backgroundColor == nil || backgroundColor == UIColor.clear {
            return nil
        }
        guard let own = super.hitTest(point, with: event) else { return nil }

        let siblings = superview?.subviews ?? []
        for sibling in siblings.prefix(while: { $0 !== self }).reversed() {
            guard let button = sibling as? UIButton,
                  let hit = button.hitTest(convert(point, to: button), with: event)
            else { continue }
            return hit
        }
        return own
    }
}
