// Misconception: A shelter that turns its interaction off when it is asked lets touches through
// Explanation: A view without interaction lets touches through, and the first tap shows it: the
//   button gets its touch. But the property belongs to the whole view and stays as it was set, so
//   the shelter takes no touch any more, not even where no button is below it. A hit test has
//   an answer for one point, and leaves the view as it was.
// Hint: Tap where there is shelter and no button. Who should have that touch?
// Evidence: isUserInteractionEnabled, "false" or toggle, without UIButton or isHidden or alpha

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isUserInteractionEnabled = false
        return nil
    }
}
