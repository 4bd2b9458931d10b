// Attack: brings a symbol of the model's own hit testing.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import UIKit

@_silgen_name("$s10UIKitModel12tellObserver33_x")
public func tellNobody() {}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
