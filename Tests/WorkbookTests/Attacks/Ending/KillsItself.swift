// Attack: sends itself the signal that cannot be caught.
// Exercise: 3
// Expect: notAccepted|crashed
// Held by: own process
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        kill(getpid(), SIGKILL)
        return nil
    }
}
