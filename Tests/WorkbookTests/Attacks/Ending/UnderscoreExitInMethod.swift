// Attack: ends the process with status 0 without any clean-up.
// Exercise: 3
// Expect: notAccepted|crashed
// Held by: own process; exit status 0 is no evidence
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _exit(0)
    }
}
