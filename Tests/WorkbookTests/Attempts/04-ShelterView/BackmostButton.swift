// Expect: failed
// Belief: with several buttons the first one added has its turn first.
// Misconception: BackmostButton
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let siblings = superview?.subviews.prefix { $0 !== self } ?? []
        for button in siblings.compactMap({ $0 as? UIButton }) {
            if let target = button.hitTest(convert(point, to: button), with: event) { return target }
        }
        return own
    }
}
