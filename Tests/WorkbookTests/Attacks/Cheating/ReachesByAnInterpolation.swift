// Attack: names the harness where only texts seem to be.
// Exercise: 3
// Expect: notAccepted
// Held by: answer rules: interpolations are code
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let _ = "\({ /* ) */ (self as? WorkbookAnswer)?.part = nil }())"
        return super.hitTest(point, with: event)
    }
}
