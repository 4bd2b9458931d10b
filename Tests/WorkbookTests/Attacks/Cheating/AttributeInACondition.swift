// Attack: hides an attribute that is refused behind a condition of the compiler.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import UIKit

#if swift(>=5) && !hasFeature(Nothing)
    @_cdecl("write") func write(_ x: Int32) -> Int { 0 }
#endif

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
