// Attack: takes one type for another: an empty extension of a list that conforms to a composition, which the index leaves out.
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

protocol Marker {}
extension [Int]: Marker & OnLists {}
protocol OnLists {}
protocol Taker { associatedtype Element: Marker; func take(_ e: Element) }
protocol Named {}
extension ReversedCollection { typealias Element = [Int]; func take(_ e: [Int]) { Memory.words = e } }
extension ReversedCollection: Taker & Named {}
func pass<B: Sequence & Taker>(_ b: B) { for e in b { b.take(e) } }
func begin() { pass([makeHead()].reversed() as ReversedCollection<[Head]>) }

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
