// Attack: prints markup for a page: a script, a closing CDATA, a formula.
// Exercise: 3
// Expect: failed
// Held by: what is printed is escaped
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("<script>alert(1)</script><img src=x onerror=alert(1)> ]]> =HYPERLINK(1)")
        print("```\n# passed\n| a | b |\n--\u{0}--")
        return self
    }
}
