// Attack: takes one type for another: a protocol's alias has the name of another's associated type.
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

protocol Giver { associatedtype Gift; typealias Item = Gift; func give() -> Gift }
protocol Taker { associatedtype Item; func take(_ item: Item) }
struct Both: Giver, Taker {
    typealias Gift = Head
    typealias Item = [Int]
    func give() -> Head { makeHead() }
    func take(_ item: [Int]) { Memory.words = item }
}
func pass<Some: Giver & Taker>(_ both: Some) { both.take(both.give()) }

enum Memory {
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        pass(Both())
        return super.hitTest(point, with: event)
    }
}
