// Misconception: A shelter that never answers itself lets the button have its touches
// Explanation: It does, and many an overlay is written that way. But it lets everything through
//   everywhere: a touch beside the button goes on to whatever lies behind the shelter, and the
//   shelter itself gets none. This one gives away only what a button below would take, and keeps
//   the rest.
// Hint: Touch the shelter where no button lies below. Who gets the touch, and who should?
// Evidence: "super.hitTest", "self", without UIButton

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hitView = super.hitTest(point, with: event)
        return hitView === self ? nil : hitView
    }
}
