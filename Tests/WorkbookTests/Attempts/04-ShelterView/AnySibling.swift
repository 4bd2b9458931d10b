// Expect: failed
// Belief: every sibling below gets its touches, not buttons only.
// Misconception: AnySibling
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let siblings = superview?.subviews.prefix { $0 !== self } ?? []
        for sibling in siblings.reversed() {
            if let target = sibling.hitTest(convert(point, to: sibling), with: event) { return target }
        }
        return own
    }
}
