// Attack: ends the judge, or whoever started it.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut
// Held by: process namespace
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        kill(getppid(), SIGKILL)
        return self
    }
}
