// Meant: The author looks for a button first and never asks whether the point lies in the shelter.
// Kind: fault
// Belief: RedirectsOutsideTheShelter

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isUserInteractionEnabled, !isHidden, alpha >= 0.01, let parent = superview {
            for view in parent.subviews.prefix(while: { $0 !== self }).reversed() {
                if let button = view as? UIButton,
                   let target = button.hitTest(convert(point, to: button), with: event) {
                    return target
                }
            }
        }
        return super.hitTest(point, with: event)
    }
}
