// Expect: failed
// Belief: the circle can be computed once and kept.
// Misconception: SizeWhenMade
import UIKit

class RoundButton: UIButton {
    private var known: (c: CGPoint, r: CGFloat)?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if known == nil {
            known = (CGPoint(x: bounds.midX, y: bounds.midY), min(bounds.width, bounds.height) / 2)
        }
        guard let known else { return false }
        return hypot(point.x - known.c.x, point.y - known.c.y) < known.r
    }
}
