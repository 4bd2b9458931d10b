// Attack: imports the tracing behind a text that opens a comment for who misreads names in backticks.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import UIKit

let `opening` = "` /*"
@_spi(Tracing) import UIKitModel
let closing = "*/"

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return unobserved { super.hitTest(point, with: event) }
    }
}
