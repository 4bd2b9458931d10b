// Misconception: A button's frame and the shelter's point can be compared as they are
// Explanation: Both are numbers in points, and while the shelter begins at its superview's origin
//   they even fit. But a frame is in the coordinates of the button's superview, and the point came in
//   the shelter's. Once the shelter lies elsewhere, the hole in it is beside the button.
// Hint: Move the shelter down by 200 points, with the button under it. Where does the touch
//   go through?
// Evidence: UIButton, UIView.frame, CGRect.contains, subviews, point(inside:with:), without convert
//   or hitTest

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        for sibling in superview?.subviews ?? [] where sibling is UIButton {
            if sibling.frame.contains(point) { return false }
        }
        return super.point(inside: point, with: event)
    }
}
