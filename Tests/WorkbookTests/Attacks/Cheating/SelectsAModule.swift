// Attack: reaches a module by a selector, without importing it.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print(Scenario::TraceEvent.self)
        return super.hitTest(point, with: event)
    }
}
