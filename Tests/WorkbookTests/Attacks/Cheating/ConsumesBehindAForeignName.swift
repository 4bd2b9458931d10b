// Attack: an override that differs in ownership has a name that is not in ASCII and begins with an underscore, after which the reader of mangled names loses its place. See ConsumesWhatIsLent.
// Exercise: 3
// Expect: notAccepted
// Held by: overrides that differ in ownership are refused
import UIKit

final class Mark {
    var first = Int.max, second = 1 << 60
    var number: Int
    init(_ number: Int) { self.number = number }
}

// Mangled: a name that is not in ASCII is written in Punycode, with one more _ where it would begin with _. The
// reader of mangled names takes one letter too few, and the last, an r, for the start of requirements.
class Taker { func _Ћэ(_ list: [Int]) {} }
class Consumer: Taker { override func _Ћэ(_ list: consuming [Int]) {} }

enum Memory {
    nonisolated(unsafe) static var taker: Taker = Consumer()
    nonisolated(unsafe) static var lost: [Int] = []
    nonisolated(unsafe) static var marks: [Mark] = []
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        marks.reserveCapacity(128)
        lost.append(1)
        taker._Ћэ(lost)
        for number in 0..<64 { marks.append(Mark(number)) }
        guard lost.count == Int.max else { return }
        words = lost
        base = UInt(bitPattern: ObjectIdentifier(marks[words[0]])) &+ 32
        marks.removeAll()
    }

    static subscript(address: UInt) -> Int {
        get { words[Int((address &- base) >> 3)] }
        set { words[Int((address &- base) >> 3)] = newValue }
    }
    static let kinds: UInt = {
        prepare()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23e20
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
