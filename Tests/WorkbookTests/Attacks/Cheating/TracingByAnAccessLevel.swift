// Attack: imports the tracing with an access level between.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: the compiler's parse: attributes
@_spi(Tracing) internal import class UIKitModel.UIView
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return unobserved { super.hitTest(point, with: event) }
    }
}
