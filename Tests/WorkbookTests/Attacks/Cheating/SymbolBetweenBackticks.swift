// Attack: names a symbol of the tracing between two names in backticks, which look like one.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import UIKit

typealias `Seen` = Int; @_silgen_name("$s10UIKitModel10unobservedyxxyKXEKlF") @MainActor func `quietly`<Result>(_ body: () throws -> Result) rethrows -> Result

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return quietly { super.hitTest(point, with: event) }
    }
}
