// Attack: is an expression whose type takes the compiler years to find.
// Exercise: 3
// Expect: didNotCompile
// Held by: compile box; limits on one expression
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let a = 1 + 2.0 * 3 - 4 / 5.0 + 6 * 7 - 8 + 9 / 10 * 11 + [1, 2.0].map { $0 * 2 + 1 }.reduce(0) { $0 + $1 / 2 * 3 }
            + [[1, 2], [3.0]].flatMap { $0.map { -$0 + 1 * 2 / 3 } }.reduce(0) { $0 * 1 + $1 } + (point.x * 2 - 1 + .init(3) * .init(4) - .init(5) * .init(6) + .init(7) * .init(8) * .init(9))
        let b: String = a + "1" + 2 + "3" + 4 + "5" + 6 + "7" + 8 + "9" + [1: "a"].map { $0.key + $0.value }.joined() + .init(1) + .init(2)
        return b.isEmpty ? self : nil
    }
}
