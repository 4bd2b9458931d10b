// Attack: crashes until attempts are forked, and forks without end.
// Exercise: 3
// Expect: notAccepted|crashed|failed|timedOut
// Held by: filter of system calls
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // An attempt that was started is the box's own child.
        if getppid() <= 1 { fatalError("so that it is forked") }
        for _ in 0..<100 where fork() == 0 { while true {} }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
