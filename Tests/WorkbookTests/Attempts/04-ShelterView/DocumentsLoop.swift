// Expect: failed
// Belief: the document's loop as it stands: first pass, no look at the shelter or at what the button can take.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var button: UIView?
        for sibling in superview?.subviews ?? [] {
            if sibling is UIButton { button = sibling }
            let pointInButton = convert(point, to: button)
            if button?.point(inside: pointInButton, with: event) == true {
                return button
            } else {
                return super.hitTest(point, with: event)
            }
        }
        return nil
    }
}
