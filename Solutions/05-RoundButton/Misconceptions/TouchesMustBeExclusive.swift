// Misconception: A round button needs its touches for itself alone
// Explanation: Exclusive sounds like the button having its circle to itself, and with one finger
//   nothing else is seen. But isExclusiveTouch is about other fingers: while one of them rests on
//   another view, the button gets no touch at all, and while it has one itself, other views get
//   none. It says nothing about where the button reacts.
// Hint: Let one finger rest beside the button, and tap the button with another one. Does it
//   react?
// Evidence: isExclusiveTouch

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isExclusiveTouch = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isExclusiveTouch = true
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
