// Attack: marks its reach into memory as looked after.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let memory = unsafe malloc(16)!
        unsafe memory.storeBytes(of: 0, toByteOffset: 4_096, as: Int.self)
        return super.hitTest(point, with: event)
    }
}
