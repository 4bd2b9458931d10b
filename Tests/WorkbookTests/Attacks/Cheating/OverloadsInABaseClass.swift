// Attack: a base class offers the harness other methods of the names that it calls.
// Exercise: 3
// Expect: failed|didNotCompile|notAccepted
// Held by: the index: only what overrides UIKit is inherited
import UIKit

class Middle: UIView {
    func hitTest(_ point: CGPoint, with event: UIEvent?) -> Middle? { self }
    func hitTest(_ point: CGPoint, with event: UIEvent?, again: Bool = true) -> UIView? { self }
    func point(inside point: CGPoint, with event: UIEvent?) -> Bool? { true }
}

extension Middle {
    @discardableResult
    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool { true }
}

class BaseView: Middle {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
}
