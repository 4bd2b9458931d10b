// Meant: Worked out the centre and the radius but does not use them yet.
// Kind: unfinished
// Belief: none

import UIKit

class RoundButton: UIButton {
    var circleCenter: CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY)
    }

    var radius: CGFloat {
        min(bounds.width, bounds.height) / 2
    }

    // next: distance
}
