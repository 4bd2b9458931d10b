// Expect: failed
// Belief: the button's frame can be compared with a point of the shelter.
// Misconception: FrameOfTheButton
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let siblings = superview?.subviews.prefix { $0 !== self } ?? []
        for button in siblings.reversed().compactMap({ $0 as? UIButton }) {
            if button.frame.contains(point) { return button }
        }
        return own
    }
}
