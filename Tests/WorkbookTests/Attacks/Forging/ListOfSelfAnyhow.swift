// Attack: takes one type for another: Self in a constrained existential.
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

protocol Family { var all: any Sequence<Self> { get } }
class Case: Family { var all: any Sequence<Case> { [WithHead()] } }
final class WithHead: Case { var head = makeHead() }
final class WithList: Case { var list: [Int] = [] }
func first<Some: Family>(_ some: Some) -> Some {
    for one in some.all { return one }
    fatalError()
}
func begin() { Memory.words = first(WithList()).list }

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
