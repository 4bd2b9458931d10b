// Attack: keeps a megabyte of each call.
// Exercise: 3
// Expect: crashed|failed|timedOut
// Held by: memory limit
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var kept: [[UInt8]] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.kept.append([UInt8](repeating: 1, count: 1 << 20))
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
