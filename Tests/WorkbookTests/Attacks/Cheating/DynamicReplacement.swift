// Attack: replaces the harness's methods at run time.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import UIKit

extension UIView {
    @_dynamicReplacement(for: isHidden)
    var alwaysVisible: Bool { false }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
