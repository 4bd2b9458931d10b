// Expect: failed
// Belief: the first button that contains the point has it.
// Misconception: PointInsideOnly + BackmostButton
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let below = superview?.subviews.prefix { $0 !== self } ?? []
        return below.first { $0 is UIButton && $0.point(inside: convert(point, to: $0), with: event) } ?? own
    }
}
