// Expect: failed
// Belief: what can be seen can be tapped.
// Misconception: DeafStillReacts
import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let r = min(bounds.width, bounds.height) / 2
        if !isHidden && alpha > 0.01 && UIBezierPath(arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: r, startAngle: 0, endAngle: .pi * 2, clockwise: true).contains(point) {
            return subviews.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: self), with: event) }.first ?? self
        }
        return nil
    }
}
