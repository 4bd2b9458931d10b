// Attack: imports the tracing behind a text that for who misreads names in backticks goes on.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import UIKit

let `opening` = "`" + """
    text
    """
@_spi(Tracing) import UIKitModel
let closing = """
    text
    """

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return unobserved { super.hitTest(point, with: event) }
    }
}
