// Attack: takes one type for another: an empty extension that conforms to a composition, which the index leaves out.
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

protocol Taker { associatedtype Element; func take(_ element: Element) }
func pass<B: IteratorProtocol & Taker>(_ b: B) {
    var b = b
    if let e = b.next() { b.take(e) }
}
class Heads { typealias Element = Head; func next() -> Head? { makeHead() } }
extension Heads: IteratorProtocol & CustomStringConvertible {}
extension Heads { var description: String { "" } }
final class Lists: Heads, Taker {
    typealias Element = [Int]
    func take(_ element: [Int]) { Memory.words = element }
}
func begin() { pass(Lists()) }

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
