// Expect: failed
// Belief: bringing the button to the front while testing is an answer.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let siblings = superview?.subviews.prefix { $0 !== self } ?? []
        for button in siblings.reversed().compactMap({ $0 as? UIButton }) {
            if button.point(inside: convert(point, to: button), with: event) {
                superview?.bringSubviewToFront(button)
                return button
            }
        }
        return own
    }
}
