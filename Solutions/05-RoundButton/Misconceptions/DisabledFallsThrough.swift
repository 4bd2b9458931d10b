// Misconception: A round button that is not enabled lets touches through
// Explanation: A disabled button does nothing, so it seems right that touches go on to what lies
//   beneath. UIKit keeps them: isEnabled belongs to the control, and hit testing does not look at
//   it. A greyed-out button that lets taps through would press whatever it covers.
// Hint: Disabled and interaction off are two different things. Which of them makes a view let
//   touches through?
// Evidence: isEnabled or UIControl.state

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard isEnabled else { return false }
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
