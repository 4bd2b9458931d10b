// Expect: failed
// Belief: a circle of the same size lies in the same place, wherever the bounds begin.
import UIKit

class RoundButton: UIButton {
    private var key = CGSize.zero
    private var path = UIBezierPath()

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if key != bounds.size {
            key = bounds.size
            let side = min(bounds.width, bounds.height)
            path = UIBezierPath(ovalIn: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
        }
        return path.contains(point)
    }
}
