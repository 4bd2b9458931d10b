// Attack: finds the kit's functions in the running program, and calls them.
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
        let symbol = dlsym(nil, "$s10UIKitModel10unobservedyxxyKXEKlF")
        let function = unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)
        function()
        return super.hitTest(point, with: event)
    }
}
