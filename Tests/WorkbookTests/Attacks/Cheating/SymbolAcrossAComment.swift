// Attack: names a symbol of the tracing by an attribute with a comment in it.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: the compiler's parse: attributes
import UIKit

@/* , */_silgen_name/* , */("$s10UIKitModel10unobservedyxxyKXEKlF")
@MainActor func quietly<Result>(_ body: () throws -> Result) rethrows -> Result

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return quietly { super.hitTest(point, with: event) }
    }
}
