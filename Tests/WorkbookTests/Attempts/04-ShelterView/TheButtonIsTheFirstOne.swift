// Expect: failed
// Belief: the superview has one button.
// Misconception: OnlyOneButton
import UIKit

class ShelterView: UIView {
    private var button: UIButton? {
        for sibling in superview?.subviews ?? [] {
            if sibling === self { return nil }
            if let found = sibling as? UIButton { return found }
        }
        return nil
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let own = super.hitTest(point, with: event)
        if own != nil, let button, let hit = button.hitTest(button.convert(point, from: self), with: event) {
            return hit
        }
        return own
    }
}
