// Attack: uses what the harness adds to its class.
// Exercise: 3
// Expect: didNotCompile|notAccepted
// Held by: what the compiler resolved
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print((self as AnyObject).workbookPart as Any)
        return super.hitTest(point, with: event)
    }
}
