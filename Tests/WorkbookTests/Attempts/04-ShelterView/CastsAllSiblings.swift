// Expect: crashed
// Belief: the subviews can be taken as an array of buttons.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event), let superview else {
            return super.hitTest(point, with: event)
        }
        let below = Array(superview.subviews.prefix { $0 !== self })
        let buttons = below as! [UIButton]
        for button in buttons.reversed() {
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        return own
    }
}
