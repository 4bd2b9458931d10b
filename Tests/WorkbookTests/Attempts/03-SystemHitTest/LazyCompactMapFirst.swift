// Expect: failed
// Belief: lazy compactMap and first ask each subview once. The hit one is asked twice.
// Misconception: AsksTheHitSubviewTwice
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let hits = subviews.reversed().lazy.compactMap { subview in
            subview.hitTest(self.convert(point, to: subview), with: event)
        }
        return hits.first ?? self
    }
}
