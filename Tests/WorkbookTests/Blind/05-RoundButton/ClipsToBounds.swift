// Meant: Believes that rounding the layer and clipping to the bounds also cuts the corners off for touches.
// Kind: fault
// Belief: CornerRadiusOnly

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        clipsToBounds = true
    }
}
