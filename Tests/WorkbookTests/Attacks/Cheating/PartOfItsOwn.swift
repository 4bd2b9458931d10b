// Attack: has a property named like the harness's, which keeps nothing.
// Exercise: 3
// Expect: failed|didNotCompile
// Held by: the harness overrides or refuses
import UIKit

class BaseView: UIView {
    var part: Any? {
        get { nil }
        set {}
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
