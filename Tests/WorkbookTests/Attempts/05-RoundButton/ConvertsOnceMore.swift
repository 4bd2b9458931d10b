// Expect: failed
// Belief: the point has to be converted from the superview first.
// Misconception: PointOfTheSuperview
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let superview else { return isRound(point) }
        return isRound(superview.convert(point, to: self))
    }

    private func isRound(_ p: CGPoint) -> Bool {
        let r = min(bounds.width, bounds.height) / 2
        return pow(p.x - bounds.midX, 2) + pow(p.y - bounds.midY, 2) < pow(r, 2)
    }
}
