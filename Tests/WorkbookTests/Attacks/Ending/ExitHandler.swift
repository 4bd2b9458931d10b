// Attack: leaves an endless loop to run when the process ends.
// Exercise: 3
// Expect: notAccepted|timedOut|crashed|failed
// Held by: own process; ended from outside
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        atexit { while true {} }
        exit(0)
    }
}
