// Attack: makes a difference of collections of a sequence that claims too many elements.
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
    typealias C = CollectionDifference<Int>.Change
    struct L: Collection { var startIndex: Int { 0 }; var endIndex: Int { (1 << 61) + 2 }; var count: Int { (1 << 61) + 2 }
      func index(after i: Int) -> Int { i + 1 }
      subscript(i: Int) -> C { C.insert(offset: 0, element: 1, associatedWith: nil) }
      func makeIterator() -> AnyIterator<C> { var n = 0; return AnyIterator { n += 1; if n == 500 { print("reached") }; return n < 3000 ? .insert(offset: n, element: 1, associatedWith: nil) : nil } } }
    print(CollectionDifference(L())?.count as Any)
}
