// Expect: failed
// Belief: a button may refuse touches while a finger rests elsewhere.
import UIKit

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
        let r = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= r
    }
}
