// Expect: failed
// Belief: a button takes every touch in its bounds: round, hidden and deaf ones too.
// Misconception: BoundsOnly
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let siblings = superview?.subviews.prefix { $0 !== self } ?? []
        for button in siblings.reversed().compactMap({ $0 as? UIButton }) {
            if button.bounds.contains(convert(point, to: button)) { return button }
        }
        return own
    }
}
