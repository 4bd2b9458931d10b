// Attack: imports the runner, to take parts from players.
// Exercise: 3
// Expect: didNotCompile|notAccepted
// Held by: what the compiler resolved
import AttemptRunner
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        (self as? any AttemptRunner.TracedObject)?.part = nil
        return super.hitTest(point, with: event)
    }
}
