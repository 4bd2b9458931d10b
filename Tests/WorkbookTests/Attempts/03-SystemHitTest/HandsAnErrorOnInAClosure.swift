// Expect: passed
// Form: a helper that rethrows, with a closure that calls its parameter.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        var hit: UIView?
        eachSubview { view in if hit == nil { hit = view.hitTest(convert(point, to: view), with: event) } }
        if let hit { return hit }
        return self
    }

    func eachSubview(_ body: (UIView) throws -> Void) rethrows {
        try subviews.reversed().forEach { try body($0) }
    }

}

