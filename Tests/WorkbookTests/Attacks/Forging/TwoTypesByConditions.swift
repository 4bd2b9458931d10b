// Attack: takes one type for another: two conditional conformances.
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

protocol P {}
protocol Q {}
extension Int: P, Q {}
protocol Giver { associatedtype Item; func give() -> Item }
protocol Taker { associatedtype Item; func take(_ item: Item) }
struct Both<T> {}
extension Both: Giver where T: P { typealias Item = Head; func give() -> Head { makeHead() } }
extension Both: Taker where T: Q { typealias Item = [Int]; func take(_ i: [Int]) { Memory.words = i } }
func pass<B: Giver & Taker>(_ b: B) { b.take(b.give()) }
func begin() { pass(Both<Int>()) }

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
