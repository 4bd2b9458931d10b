// Attack: takes one type for another: two of Swift's protocols, each by an empty extension with a condition, which has the identifier of one without.
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
extension It where T: CustomStringConvertible { typealias Element = [Int]; func next() -> [Int]? { nil } }
extension It where T: Hashable {
    typealias Element = Head
    typealias Iterator = AnyIterator<Head>
    func makeIterator() -> AnyIterator<Head> { AnyIterator { makeHead() } }
}
extension It: @unchecked Sendable {}
extension It: @unchecked Sendable, IteratorProtocol where T: CustomStringConvertible {}
extension It: @unchecked Sendable, Sequence where T: Hashable {}
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
