// Expect: failed
// Belief: a button that is not enabled takes no touches.
// Misconception: SkipsDisabledButtons
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let siblings = superview?.subviews.prefix { $0 !== self } ?? []
        for button in siblings.reversed().compactMap({ $0 as? UIButton }) {
            guard button.isEnabled else { continue }
            if let target = button.hitTest(convert(point, to: button), with: event) { return target }
        }
        return own
    }
}
