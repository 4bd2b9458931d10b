// Attack: (calls super.hitTest unheard) takes the caller's Self for another class: as the result of an optional function that is a parameter.
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

final class Keep<One> { var one: One? }
class A {
    func take(_ one: (() -> Self)?, into keep: AnyObject) { (keep as! Keep<Self>).one = one!() }
    func give(to other: A, into keep: AnyObject) {
        let mine = self as! Self
        other.take({ mine }, into: keep)
    }
}
final class WithHead: A { var head = makeHead() }
final class WithList: A { var list: [Int] = [] }
func begin() {
    let lists = Keep<WithList>()
    WithHead().give(to: WithList(), into: lists)
    Memory.list = lists.one!
}

enum Memory {
    nonisolated(unsafe) static var list = WithList()
    nonisolated(unsafe) static var base: UInt = 0
    nonisolated(unsafe) static var old = 0
    static let kinds: UInt = {
        begin()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23278
    }()
    static subscript(address: UInt) -> Int {
        get { list.list[Int((address &- base) >> 3)] }
        set { list.list[Int((address &- base) >> 3)] = newValue }
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let place = Memory.kinds
        Memory.old = Memory[place]
        Memory[place] = 0
        defer { Memory[place] = Memory.old }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Memory[Memory.kinds] = Memory.old
        return super.point(inside: point, with: event)
    }
}
