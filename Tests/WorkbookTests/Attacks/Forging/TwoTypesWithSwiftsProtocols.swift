// Attack: takes one type for another: two of Swift's protocols have an associated type of one name.
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

class Heads: Sequence { func makeIterator() -> AnyIterator<Head> { AnyIterator { makeHead() } } }
final class Lists: Heads, IteratorProtocol {
    typealias Element = [Int]
    func next() -> [Int]? { nil }
}
func take<Some: IteratorProtocol & Sequence>(_ some: Some) where Some.Element == [Int] {
    for list in some { Memory.words = list; break }
}

enum Memory {
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        take(Lists())
        return super.hitTest(point, with: event)
    }
}
