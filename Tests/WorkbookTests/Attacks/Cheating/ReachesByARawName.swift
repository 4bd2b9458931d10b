// Attack: names the harness behind a name that looks like the beginning of a text.
// Exercise: 3
// Expect: didNotCompile|notAccepted
// Held by: what the compiler resolved
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let `"` = 1; (self as? WorkbookAnswer)?.part = nil; let `" ` = `"`
        _ = `" `
        return super.hitTest(point, with: event)
    }
}
