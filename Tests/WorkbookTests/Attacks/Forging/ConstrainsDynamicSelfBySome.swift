// Attack: takes the caller's Self for another class: in a condition.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import UIKit

/// Begins as the block of an array does: with a count and a capacity.
final class Head { var count = Int.max, capacity = Int.max }

func makeHead() -> Head {
    let head = Head()
    Memory.base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    return head
}

protocol Sink<I> { associatedtype I; func put(_ i: I) }
final class Keep<One>: Sink { var one: One?; func put(_ item: One) { one = item } }
class A {
    func put(_ u: some Sink<[Self]>) { u.put([self as! Self]) }
    func steal(_ o: A) -> Self { let k = Keep<[Self]>(); o.put(k); return k.one![0] }
}
final class WithHead: A { var head = makeHead() }
final class WithList: A { var list: [Int] = [] }
func begin() { Memory.words = WithList().steal(WithHead()).list }

enum Memory {
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        begin()
        return super.hitTest(point, with: event)
    }
}
