// Expect: failed
// Belief: the button added first is asked first, at the shelter's point.
// Misconception: NoConversion + BackmostButton
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        for sibling in superview?.subviews ?? [] {
            if sibling === self { break }
            if sibling is UIButton, let hit = sibling.hitTest(point, with: event) { return hit }
        }
        return own
    }
}
