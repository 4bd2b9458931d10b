// Meant: The author takes UIControl for the class of buttons, because it sends the actions, so switches, sliders and own controls get the touch too.
// Kind: fault
// Belief: AnyControl

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let answer = super.hitTest(point, with: event)
        guard answer != nil, let parent = superview else { return answer }

        let below = parent.subviews.prefix { $0 != self }
        // Everything with target and action is a UIControl
        for case let control as UIControl in below.reversed() {
            let there = convert(point, to: control)
            if let target = control.hitTest(there, with: event) {
                return target
            }
        }
        return answer
    }
}
