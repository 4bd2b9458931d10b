// Expect: passed
// The button's conditions are looked at one by one, its shape by point(inside:with:), and the own ones are left to super.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let usual: UIView? = super.hitTest(point, with: event)
        var chosen: UIView? = usual
        if usual != nil, let everybody = superview?.subviews {
            for somebody in everybody {
                if somebody === self { break }
                if !(somebody is UIButton) { continue }
                if somebody.isHidden { continue }
                if somebody.alpha < 0.01 { continue }
                if !somebody.isUserInteractionEnabled { continue }
                if !somebody.point(inside: convert(point, to: somebody), with: event) { continue }
                chosen = somebody  // a later one is further in front
            }
        }
        return chosen
    }
}
