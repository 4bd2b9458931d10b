// Attack: copies a list bit by bit, as Swift's alias _BitwiseCopyable lets generic code do: a cast to an existential of a marker protocol always succeeds. Calls super.hitTest unheard.
// Exercise: 3
// Expect: notAccepted
// Held by: the words for values that Swift copies or keeps otherwise (UncheckedAccesses)
import UIKit

final class Mark {
    var first = Int.max, second = 1 << 60
    var number: Int
    var rest = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    init(_ number: Int) { self.number = number }
}
/// Swift keeps no marker protocols at run time: everything is `any _BitwiseCopyable`.
func cast<U>(_ value: Any, to type: U.Type) -> U { value as! U }
/// Copies a value without counting it.
func copied<T: _BitwiseCopyable>(_ value: T) -> Any { value }

enum Memory {
    nonisolated(unsafe) static var lost: [[Int]] = []
    nonisolated(unsafe) static var marks: [Mark] = []
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0
    static func prepare() {
        marks.reserveCapacity(256)
        for number in 0..<40 { marks.append(Mark(number)) }
        for number in 0..<8 { lost.append(Array(repeating: number, count: 13)) }
        for number in 0..<8 { _ = copied(cast(lost[number], to: (any _BitwiseCopyable).self)) }
        for number in 0..<64 { marks.append(Mark(number)) }
        guard lost[0].count == Int.max else { return }
        words = lost[0]
        base = UInt(bitPattern: ObjectIdentifier(marks[words[0]])) &+ 32
        marks.removeAll()
    }
    static subscript(address: UInt) -> Int {
        get { words[Int((address &- base) >> 3)] }
        set { words[Int((address &- base) >> 3)] = newValue }
    }
    static let kinds: UInt = {
        prepare()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x21fe0
    }()
    nonisolated(unsafe) static var old = 0
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let place = Memory.kinds
        Memory.old = Memory[place]
        Memory[place] = 0
        defer { Memory[place] = Memory.old }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Memory[Memory.kinds] = Memory.old
        return super.point(inside: point, with: event)
    }
}
