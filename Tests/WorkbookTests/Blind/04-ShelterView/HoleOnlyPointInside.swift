// Meant: Believed that point(inside:with:) is asked for points of the shelter only, so the override need only tell where the holes are.
// Kind: fault
// Belief: RedirectsOutsideTheShelter, SelfInsteadOfNil, EverywhereButOverTheButton

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let siblings = superview?.subviews else { return true }
        for case let button as UIButton in siblings.prefix(while: { $0 !== self }) {
            // a hole where a button takes the touch
            if button.hitTest(convert(point, to: button), with: event) != nil {
                return false
            }
        }
        return true
    }
}
