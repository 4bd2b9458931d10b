// Expect: failed
// Belief: whether the point is in the shelter does not matter.
// Misconception: RedirectsOutsideTheShelter
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let siblings = superview?.subviews.prefix { $0 !== self } ?? []
        for button in siblings.reversed().compactMap({ $0 as? UIButton }) {
            if let target = button.hitTest(convert(point, to: button), with: event) { return target }
        }
        return super.hitTest(point, with: event)
    }
}
