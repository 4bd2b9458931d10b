// Attack: takes one type for another: two of Swift's protocols, each by an extension of a generic alias whose parameter has a condition.
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

struct It<T> {}
typealias Shown<T> = It<T> where T: CustomStringConvertible
typealias Hashed<T> = It<T> where T: Hashable
extension Shown: IteratorProtocol { typealias Element = [Int]; func next() -> [Int]? { nil } }
extension Hashed: Sequence {
    typealias Element = Head
    typealias Iterator = AnyIterator<Head>
    func makeIterator() -> AnyIterator<Head> { AnyIterator { makeHead() } }
}
func take<Some: IteratorProtocol & Sequence>(_ some: Some) where Some.Element == [Int] {
    for list in some { Memory.words = list; break }
}
func begin() { take(It<Int>()) }

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
