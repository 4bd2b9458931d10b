// Expect: failed
// Belief: a button takes every touch that is inside, hidden, transparent and deaf ones too.
// Misconception: PointInsideOnly
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let siblings = superview?.subviews.prefix { $0 !== self } ?? []
        for button in siblings.reversed().compactMap({ $0 as? UIButton }) {
            if button.point(inside: convert(point, to: button), with: event) { return button }
        }
        return own
    }
}
