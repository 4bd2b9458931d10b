// Expect: failed
// Belief: hidden or not, the button is all that there is in its circle; its width is the diameter.
// Misconception: ItselfInTheCircle + RadiusFromWidth
import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let d = sqrt(pow(point.x - bounds.midX, 2) + pow(point.y - bounds.midY, 2))
        if d > bounds.width / 2 { return nil }
        return self
    }
}
