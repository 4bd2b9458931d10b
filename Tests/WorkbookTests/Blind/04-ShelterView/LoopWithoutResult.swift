// Meant: The author has written the loop over the siblings but does not return anything from it yet.
// Kind: unfinished
// Belief: none

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let siblings = superview?.subviews else {
            return super.hitTest(point, with: event)
        }
        for sibling in siblings {
            if sibling is UIButton {
                print("found a button: \(sibling)")
            }
        }
        return super.hitTest(point, with: event)
    }
}
