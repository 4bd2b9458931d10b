// Attack: imports the runner, to take parts from players.
// Exercise: 3
// Expect: notAccepted
// Held by: answer rules: modules
import AttemptRunner
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        (self as? any AttemptRunner.Player)?.part = nil
        return super.hitTest(point, with: event)
    }
}
