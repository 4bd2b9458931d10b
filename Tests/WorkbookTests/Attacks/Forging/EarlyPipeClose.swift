// Attack: closes the channel of replies after a good beginning.
// Exercise: 3
// Expect: notAccepted|crashed|failed|timedOut|didNotCompile
// Held by: a pass needs every reply
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var calls = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.calls += 1
        if BaseView.calls == 50 { close(4) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
