// Expect: failed
// Belief: only the front-most button is worth asking, even if it is hidden.
// Misconception: OnlyTheFrontmostButton
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let siblings = superview?.subviews.prefix { $0 !== self } ?? []
        guard let button = siblings.last(where: { $0 is UIButton }) else { return own }
        return button.hitTest(convert(point, to: button), with: event) ?? own
    }
}
