// Meant: The author believes that a corner radius together with clipsToBounds cuts the touches as well as the picture.
// Kind: fault
// Belief: CornerRadiusOnly

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func layoutSubviews() {
        super.layoutSubviews()
        // What is clipped away is not part of the button any more.
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        clipsToBounds = true
    }
}
