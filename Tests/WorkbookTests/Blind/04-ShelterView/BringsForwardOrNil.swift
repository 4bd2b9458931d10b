// Meant: Believed that the button has to be brought to the front to get the touch; and that nil lets the shelter have the rest.
// Kind: several
// Belief: BringsTheButtonToFront, NilMeansTheShelter

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard super.hitTest(point, with: event) != nil, let parent = superview else { return nil }

        for sibling in parent.subviews.prefix(while: { $0 !== self }).reversed() {
            if let button = sibling as? UIButton,
               let hit = button.hitTest(convert(point, to: button), with: event) {
                parent.bringSubviewToFront(button)
                return hit
            }
        }
        return nil
    }
}
