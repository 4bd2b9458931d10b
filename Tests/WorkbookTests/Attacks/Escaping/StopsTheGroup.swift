// Attack: stops all processes of its group, and of its parent's.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut
// Held by: process group; process namespace
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        kill(0, SIGSTOP)
        kill(-getpgid(getppid()), SIGSTOP)
        return self
    }
}
