// Meant: Believed that what the corner radius cuts away takes no touches.
// Kind: fault
// Belief: CornerRadiusOnly

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        // cut the corners off, so that touches there fall through
        clipsToBounds = true
    }
}
