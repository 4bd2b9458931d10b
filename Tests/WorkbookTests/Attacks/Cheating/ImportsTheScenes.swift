// Attack: imports the scenes, to know what is asked for.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import Scenario
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
