// Attack: raises its own limits before it takes memory.
// Exercise: 3
// Expect: notAccepted|crashed|failed|timedOut
// Held by: memory safety; hard limits
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var limit = rlimit(rlim_cur: .max, rlim_max: .max)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        var kept: [[UInt8]] = []
        while true { kept.append([UInt8](repeating: 1, count: 1 << 26)) }
    }
}
