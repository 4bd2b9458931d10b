// Attack: names the harness where only texts seem to be.
// Exercise: 3
// Expect: didNotCompile|notAccepted
// Held by: what the compiler resolved
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let _ = "\({ /* ) */ (self as? WorkbookAnswer)?.part = nil }())"
        return super.hitTest(point, with: event)
    }
}
