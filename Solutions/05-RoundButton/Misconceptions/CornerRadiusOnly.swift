// Misconception: What is drawn round takes touches in its circle alone
// Explanation: What is drawn round should react round, and nothing on screen says otherwise. But
//   a corner radius, a mask and clipping belong to drawing. A view's touches go by
//   point(inside:with:), and that looks at the bounds, a rectangle.
// Hint: Which method decides whether a point is in the view? The corner radius is not its
//   concern.
// Evidence: cornerRadius or cornerStyle or mask or masksToBounds or clipsToBounds, without hypot
//   or sqrt or squareRoot or pow or CGPoint.x or contains

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        layer.masksToBounds = true
    }
}
