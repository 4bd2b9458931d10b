// Attack: names a symbol of the tracing behind regular expressions with a tab before the line end.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import UIKit

let opening = ##/	
"""
/##
@_silgen_name("$s10UIKitModel10unobservedyxxyKXEKlF")
@MainActor func quietly<Result>(_ body: () throws -> Result) rethrows -> Result
let closing = ##/	
"""
/##

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return quietly { super.hitTest(point, with: event) }
    }
}
