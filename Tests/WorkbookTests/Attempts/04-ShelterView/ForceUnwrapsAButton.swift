// Expect: crashed
// Belief: there is always a button, and it is the first subview.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let button = superview!.subviews.first as! UIButton
        return button.hitTest(convert(point, to: button), with: event) ?? own
    }
}
