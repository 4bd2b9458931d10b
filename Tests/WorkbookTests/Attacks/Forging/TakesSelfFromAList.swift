// Attack: takes the caller's Self for another class: as the result of an array of functions that is a parameter.
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
    func take(_ one: [() -> Self], into keep: AnyObject) { (keep as! Keep<Self>).one = one[0]() }
    func give(to other: A, into keep: AnyObject) {
        let mine = self as! Self
        other.take([{ mine }], into: keep)
    }
}
final class WithHead: A { var head = makeHead() }
final class WithList: A { var list: [Int] = [] }
func begin() {
    let lists = Keep<WithList>()
    WithHead().give(to: WithList(), into: lists)
    Memory.words = lists.one!.list
}

enum Memory {
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        begin()
        print(Memory.words.count)
        return super.hitTest(point, with: event)
    }
}
