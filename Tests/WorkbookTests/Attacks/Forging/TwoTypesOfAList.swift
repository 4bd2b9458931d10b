// Attack: takes one type for another: a protocol's alias has the name of Swift's associated type.
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

protocol OfLists { typealias Element = [Int] }
extension Array: OfLists {}
func openOne<List: OfLists & Sequence>(_ list: List) { for item in list { Memory.words = item } }
func begin(_ list: any OfLists & Sequence) { openOne(list) }

enum Memory {
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        begin([makeHead()])
        return super.hitTest(point, with: event)
    }
}
