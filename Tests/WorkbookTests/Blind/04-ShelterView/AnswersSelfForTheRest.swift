// Meant: The author believes that "the rest of the shelter" is the shelter itself, so a close button inside the shelter no longer gets its touches.
// Kind: fault
// Belief: RestIsTheShelterItself

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // Do I take touches here at all?
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }

        if let siblings = superview?.subviews {
            var passedMe = false
            for sibling in siblings.reversed() {
                if sibling === self {
                    passedMe = true
                    continue
                }
                guard passedMe, let button = sibling as? UIButton else { continue }
                if let view = button.hitTest(button.convert(point, from: self), with: event) {
                    return view
                }
            }
        }
        return self
    }
}
