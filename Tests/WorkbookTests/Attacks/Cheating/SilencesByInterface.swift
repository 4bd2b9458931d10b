// Attack: imports the tracing by the name that the recorder uses.
// Exercise: 3
// Expect: notAccepted
// Held by: answer rules: attributes, modules
@_spi(Tracing) import UIKitModel
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        unobserved { super.hitTest(point, with: event) }
    }
}
