// Attack: imports one declaration of the runner only.
// Exercise: 3
// Expect: notAccepted
// Held by: answer rules: modules
import protocol AttemptRunner.Player
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        (self as? any Player)?.part = nil
        return super.hitTest(point, with: event)
    }
}
