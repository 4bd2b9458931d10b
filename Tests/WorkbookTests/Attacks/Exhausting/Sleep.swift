// Attack: sleeps for an hour.
// Exercise: 3
// Expect: timedOut
// Held by: time limit by the judge, of the clock
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        sleep(3_600)
        return nil
    }
}
