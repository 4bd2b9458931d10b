// Expect: failed
// Belief: the mask may be made when one is asked.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: bounds.insetBy(dx: (bounds.width - min(bounds.width, bounds.height)) / 2, dy: (bounds.height - min(bounds.width, bounds.height)) / 2)).cgPath
        layer.mask = mask
        return mask.path!.contains(point)
    }
}
