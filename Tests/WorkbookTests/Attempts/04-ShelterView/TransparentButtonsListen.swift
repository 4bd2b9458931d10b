// Expect: failed
// Belief: alpha is about drawing only.
// Misconception: ForgetsAlpha
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let buttons = (superview?.subviews.prefix { $0 !== self } ?? [])
            .compactMap { $0 as? UIButton }
            .filter { $0.isUserInteractionEnabled }
            .filter { !$0.isHidden }
            .filter { $0.point(inside: self.convert(point, to: $0), with: event) }
        return buttons.last ?? own
    }
}
