// Meant: Believed that the button is to be found wherever it lies, without asking first whether the shelter itself takes the touch.
// Kind: fault
// Belief: RedirectsOutsideTheShelter

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let below = superview?.subviews.prefix(while: { $0 !== self }) ?? []
        for case let button as UIButton in below.reversed() {
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) {
                return target
            }
        }
        // no button wants it, so do the usual thing
        return super.hitTest(point, with: event)
    }
}
