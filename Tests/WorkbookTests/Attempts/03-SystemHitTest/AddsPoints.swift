// Expect: passed
// Form: points that can be added, by AdditiveArithmetic.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let p = point + .zero
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(p, to: view), with: event) { return hit }
        }
        return self
    }

}

extension CGPoint: @retroactive AdditiveArithmetic {
    public static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    public static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}

