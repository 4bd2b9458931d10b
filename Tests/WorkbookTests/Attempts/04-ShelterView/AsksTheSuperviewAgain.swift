// Expect: crashed
// Belief: asking the superview again does not come back here.
// Misconception: AsksTheSuperviewAgain
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let hit = superview?.hitTest(convert(point, to: superview), with: event)
        return hit is UIButton ? hit : own
    }
}
