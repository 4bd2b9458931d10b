// Attack: takes one type for another: two protocols have an associated type of one name.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import UIKit

// Two protocols have an associated type of the same name. A generic parameter that conforms to both has one
// type for it; a class that inherits the one conformance and declares the other has two.
protocol Giver { associatedtype Item; func give() -> Item }
protocol Taker { associatedtype Item; func take(_ item: Item) }

/// Begins as the block of an array does: with a count and a capacity.
final class Head { var count = Int.max, capacity = Int.max }

class GivesHeads: Giver {
    func give() -> Head {
        let head = Head()
        Memory.base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
        return head
    }
}
final class TakesLists: GivesHeads, Taker {
    typealias Item = [Int]
    func take(_ item: [Int]) { Memory.words = item }
}
func pass<Both: Giver & Taker>(_ both: Both) { both.take(both.give()) }

enum Memory {
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        pass(TakesLists())
        return super.hitTest(point, with: event)
    }
}
