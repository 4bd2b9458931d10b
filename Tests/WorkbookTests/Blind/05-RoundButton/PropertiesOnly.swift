// Meant: The properties of the circle are added, nothing is overridden yet.
// Kind: unfinished
// Belief: none

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    var circleCenter: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
    var circleRadius: CGFloat { min(bounds.width, bounds.height) / 2 }
}
