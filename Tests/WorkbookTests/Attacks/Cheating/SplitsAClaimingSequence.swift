// Attack: splits a sequence that claims too many elements.
// Exercise: 3
// Expect: notAccepted
// Held by: Sequence.split is on no list
import UIKit
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        attack()
        return super.hitTest(point, with: event)
    }
}
struct E: Comparable, Hashable { var a = 0x41; var b = 0x42; static func < (x: E, y: E) -> Bool { x.a < y.a } }
struct Lie: MutableCollection, RandomAccessCollection {
    struct It: IteratorProtocol { var n = 0; mutating func next() -> E? { n += 1; if n == 500 { print("reached 500") }; return n < 3000 ? E() : nil } }
    var startIndex: Int { 0 }
    var endIndex: Int { (1 << 60) + 2 }
    var count: Int { (1 << 60) + 2 }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> E { get { E() } set {} }
    func makeIterator() -> It { It() }
}
struct LieS: Sequence {
    var underestimatedCount: Int { (1 << 60) + 2 }
    func makeIterator() -> Lie.It { Lie.It() }
}
func attack() {
    print(LieS().split(separator: E(a: 9)).count)
}
