// Attack: ignores every signal that it can, and never returns.
// Exercise: 3
// Expect: notAccepted|timedOut
// Held by: time limit by the judge, SIGKILL
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for number in 1...64 { signal(Int32(number), SIG_IGN) }
        while true {}
    }
}
