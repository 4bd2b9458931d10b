// Expect: failed
// Belief: the shelter stands in for the button, all over its area.
// Misconception: AnywhereOverTheShelter
import UIKit

final class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let own = super.hitTest(point, with: event)
        if own == nil { return nil }
        let below = superview?.subviews.prefix { $0 !== self } ?? []
        let button = below.last { $0 is UIButton && !$0.isHidden && $0.alpha > 0.01 && $0.isUserInteractionEnabled }
        return button ?? own
    }
}
