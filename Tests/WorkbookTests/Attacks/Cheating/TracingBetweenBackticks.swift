// Attack: imports the tracing between two names in backticks, which look like one.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import struct `UIKit`.CGPoint; import UIKit; @_spi(Tracing) import UIKitModel; typealias `Place` = CGPoint

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return unobserved { super.hitTest(point, with: event) }
    }
}
