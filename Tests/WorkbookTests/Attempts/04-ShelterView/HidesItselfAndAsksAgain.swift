// Expect: failed
// Belief: hit testing may hide the shelter for a moment. The touch is right, the scene is written to.
// Misconception: HidesItselfAndAsksAgain
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event), let superview else { return nil }
        isHidden = true
        let below = superview.hitTest(convert(point, to: superview), with: event)
        isHidden = false
        return below is UIButton ? below : own
    }
}
