// Expect: failed
// Belief: a corner radius cuts the corners off for touches too.
// Misconception: CornerRadiusOnly
import UIKit

class RoundButton: UIButton {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        layer.masksToBounds = true
    }
}
