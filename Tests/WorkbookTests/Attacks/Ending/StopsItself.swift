// Attack: stops its own process, which then neither runs nor ends.
// Exercise: 3
// Expect: notAccepted|timedOut
// Held by: time limit by the judge
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        raise(SIGSTOP)
        return nil
    }
}
