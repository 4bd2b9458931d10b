// Attack: looks for a lazy sequence of too many elements in another one.
// Exercise: 3
// Expect: notAccepted
// Held by: functions that take any sequence need a line of their own
import UIKit
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        attack()
        return super.hitTest(point, with: event)
    }
}
struct P: Hashable { var a = 0, b = 0 }
func attack() {
    var n = 0
    let r = repeatElement(1, count: (1 << 60) + 2).lazy.map { _ -> P in n += 1; if n == 500 { print("reached") }; return P() }
    print([P()].contains(r))
}
