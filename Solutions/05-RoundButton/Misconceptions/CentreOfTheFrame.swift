// Misconception: The centre of the circle is the middle of the frame
// Explanation: The frame is the rectangle by which the button was placed, and its middle is the
//   button's middle on the screen. But a frame is in the superview's coordinates, and the point
//   comes in the button's own. Between the two lies the whole place of the button.
// Hint: Print your centre for a button that lies far from its superview's corner. Is it a place
//   in the button?
// Evidence: frame, CGRect.midX or CGRect.minX or CGRect.origin, bounds

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - frame.midX, point.y - frame.midY) <= radius
    }
}
