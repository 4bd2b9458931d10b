// Attack: a mirror reads a list while it changes, when it was consumed and is not yet set again.
// Exercise: 3
// Expect: notAccepted
// Held by: no mirrors
import UIKit

final class Mark {
    var first = Int.max, second = 1 << 60
    var number: Int
    init(_ number: Int) { self.number = number }
}

final class Holder { var list: [Int] = [] }

enum Memory {
    nonisolated(unsafe) static var marks: [Mark] = []
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0

    static func change(_ list: inout [Int], of holder: Holder) {
        do { let old = consume list; _ = old.count }
        // The list is given back, and its place is not yet set again.
        for number in 0..<64 { marks.append(Mark(number)) }
        if let seen = Mirror(reflecting: holder).children.first?.value as? [Int], seen.count == Int.max {
            words = seen
            base = UInt(bitPattern: ObjectIdentifier(marks[words[0]])) &+ 32
        }
        list = []
    }

    static func prepare() {
        marks.reserveCapacity(128)
        let holder = Holder()
        holder.list.append(1)
        change(&holder.list, of: holder)
        marks.removeAll()
    }

    static subscript(address: UInt) -> Int {
        get { words[Int((address &- base) >> 3)] }
        set { words[Int((address &- base) >> 3)] = newValue }
    }
    static let kinds: UInt = {
        prepare()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23928
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
