// Misconception: A shelter that answers nil is all it takes
// Explanation: A shelter that answers nil is passed over, the button gets its touches, and the tap
//   that was tried first works. But nil says more than that: it says that the shelter takes no
//   touch at all, so UIKit goes on behind it everywhere, and the shelter's own area is dead.
// Hint: Tap where there is shelter and no button. Who should have that touch?
// Evidence: "nil" or "false", without subviews or convert or UIButton or frame

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return nil
    }
}
