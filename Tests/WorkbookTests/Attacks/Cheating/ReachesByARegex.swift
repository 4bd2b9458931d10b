// Attack: names the harness behind a regular expression that looks like the beginning of a text.
// Exercise: 3
// Expect: didNotCompile|notAccepted
// Held by: what the compiler resolved
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let quote = #/"/#; (self as? WorkbookAnswer)?.part = nil; _ = #/"/#
        _ = quote
        return super.hitTest(point, with: event)
    }
}
