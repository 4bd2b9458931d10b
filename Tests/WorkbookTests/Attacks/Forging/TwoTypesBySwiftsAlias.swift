// Attack: takes one type for another: an alias of Swift's own protocol.
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

protocol Taker { associatedtype Generator; func take(_ e: Generator) }
struct S: Sequence, Taker {
    typealias Generator = [Int]
    struct It: IteratorProtocol { var h = makeHead(); func next() -> Int? { nil } }
    func makeIterator() -> It { It() }
    func take(_ e: [Int]) { Memory.words = e }
}
func pass<B: Sequence & Taker>(_ b: B) { b.take(b.makeIterator()) }
func begin() { pass(S()) }

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
