// Expect: failed
// Belief: the button can be asked at the shelter's point.
// Misconception: NoConversion
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let siblings = superview?.subviews.prefix { $0 !== self } ?? []
        for button in siblings.reversed().compactMap({ $0 as? UIButton }) {
            if let target = button.hitTest(point, with: event) { return target }
        }
        return own
    }
}
