// Misconception: The radius of a round button is half the smaller side of its frame
// Explanation: The centre is right, and the frame has the size that is seen on screen, so it seems
//   to give the right radius. But points are converted into the button's coordinates before they
//   arrive, scaling included. The circle that is seen larger is still the same circle in the
//   bounds.
// Hint: Scale the button to twice its size. Which radius do you get, and how far from the centre is
//   the rim in the button's own coordinates?
// Evidence: frame, bounds

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(frame.width, frame.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
