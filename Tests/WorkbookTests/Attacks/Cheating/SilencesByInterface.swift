// Attack: imports the tracing by the name that the recorder uses.
// Exercise: 3
// Expect: didNotCompile|notAccepted
// Held by: what the compiler resolved
@_spi(Tracing) import UIKitModel
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        unobserved { super.hitTest(point, with: event) }
    }
}
