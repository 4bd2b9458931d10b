// Attack: imports the tracing between two regular expressions that begin with blanks, and look like texts.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import UIKit

let opening = #/  
"""
/#
@_spi(Tracing) import UIKitModel
let closing = #/  
"""
/#

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return unobserved { super.hitTest(point, with: event) }
    }
}
