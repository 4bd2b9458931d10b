// Attack: forges a pass by memory: a closure changes a list while another closure, which calls it, goes on into it by `?`.
// Exercise: 3
// Expect: crashed
// Held by: variables that closures use are checked at run time
import UIKit
/// Begins as the block of an array does: with a count and a capacity.
final class Head { var count = Int.max, capacity = Int.max }
/// As large as the block of a list of one list; `head` lies where this has its first element.
final class Fake {
    var first = 1, second = 2
    var head = Head()
}
enum Memory {
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0
    nonisolated(unsafe) static var kinds: UInt = 0, old = 0
    nonisolated(unsafe) static var fake: Fake? = nil
    static subscript(address: UInt) -> Int {
        get { words[Int((address &- base) >> 3)] }
        set { words[Int((address &- base) >> 3)] = newValue }
    }
}
extension [Int] {
    mutating func take(_ fake: Fake) { Memory.words = self; self = [] }
}
func probe() {
    var lists: [[Int]?] = [[1]]
    let replace = { () -> Fake in
        lists = []
        let fake = Fake()
        Memory.fake = fake
        Memory.base = UInt(bitPattern: ObjectIdentifier(fake.head)) &+ 32
        return fake
    }
    let begin = {
        lists[0]?.take(replace())
    }
    begin()
    Memory.kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x228F0
}
class BaseView: UIView {
    static let isBegun: Bool = { probe(); return true }()
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard BaseView.isBegun else { return nil }
        Memory.old = Memory[Memory.kinds]
        Memory[Memory.kinds] = 0
        defer { Memory[Memory.kinds] = Memory.old }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Memory[Memory.kinds] = Memory.old
        return super.point(inside: point, with: event)
    }
}
