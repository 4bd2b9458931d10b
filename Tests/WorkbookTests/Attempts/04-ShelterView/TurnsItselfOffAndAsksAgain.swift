// Expect: failed
// Belief: turning interaction off for a moment is not a change.
// Misconception: TurnsItselfOffAndAsksAgain
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event), let superview else { return nil }
        isUserInteractionEnabled = false
        defer { isUserInteractionEnabled = true }
        let below = superview.hitTest(superview.convert(point, from: self), with: event)
        return below is UIButton ? below : own
    }
}
