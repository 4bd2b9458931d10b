// Attack: declares types of the names that the harness uses.
// Exercise: 3
// Expect: didNotCompile|notAccepted
// Held by: what the compiler resolved
import UIKit

enum AttemptRunner {
    static func perform(_ any: Any) {}
}

class WorkbookHarness {}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
