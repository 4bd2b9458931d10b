// Attack: crashes until attempts are forked, and stops what forks them.
// Exercise: 3
// Expect: notAccepted|crashed|failed|timedOut
// Held by: limit of time; another is started
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
        kill(getppid(), SIGSTOP)
        while true {}
    }
}
