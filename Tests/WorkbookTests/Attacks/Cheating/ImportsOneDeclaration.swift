// Attack: imports one declaration of the runner only.
// Exercise: 3
// Expect: didNotCompile|notAccepted
// Held by: what the compiler resolved
import protocol AttemptRunner.TracedObject
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        (self as? any TracedObject)?.part = nil
        return super.hitTest(point, with: event)
    }
}
