// Attack: names a symbol of the tracing in the branch that is compiled.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: the compiler's parse: attributes
import UIKit

#if swift(<5)
import Nothing
#elseif canImport(UIKit) && compiler(>=6)
@_silgen_name("$s10UIKitModel10unobservedyxxyKXEKlF")
@MainActor func quietly<Result>(_ body: () throws -> Result) rethrows -> Result
#else
import Nowhere
#endif

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return quietly { super.hitTest(point, with: event) }
    }
}
