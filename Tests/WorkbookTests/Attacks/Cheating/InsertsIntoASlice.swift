// Attack: inserts a collection that claims a negative count into a slice.
// Exercise: 3
// Expect: crashed|failed
// Held by: the kit inserts what a sequence has, and not what it claims
import UIKit
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        attack()
        return super.hitTest(point, with: event)
    }
}
struct L: Collection {
    var startIndex: Int { 0 }
    var endIndex: Int { 30 }
    var count: Int { -30 }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> Int { 7 }
}
func attack() {
    var s = Slice(base: [Int](repeating: 1, count: 5), bounds: 1..<3)
    s.insert(contentsOf: L(), at: 2)
    print("count", s.base.count)
}
