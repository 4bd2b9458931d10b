// Attack: uses what the harness adds to its class.
// Exercise: 3
// Expect: notAccepted
// Held by: answer rules: names of the workbook's own
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print((self as AnyObject).workbookPart as Any)
        return super.hitTest(point, with: event)
    }
}
