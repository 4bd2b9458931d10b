// Misconception: A shelter without interaction still takes the touches that no button takes
// Explanation: Touches go through a view that has interaction off, so the button gets its own, and
//   the first tap that is tried works. But interaction is off for the whole view, at every point
//   and for all of its subviews: the rest of the shelter takes no touch any more. Leave it on, and
//   decide point by point whose touch it is.
// Hint: Tap the shelter where no button is. Who should have that touch, and who gets it?
// Evidence: isUserInteractionEnabled, "false", without hitTest or point(inside:with:)

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }
}
