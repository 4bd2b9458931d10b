// Attack: writes over the memory around itself.
// Exercise: 3
// Expect: notAccepted
// Held by: memory safety
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let memory = malloc(16)!
        for offset in stride(from: 0, to: 1 << 20, by: 8) {
            memory.storeBytes(of: 0, toByteOffset: offset, as: Int.self)
        }
        return super.hitTest(point, with: event)
    }
}
