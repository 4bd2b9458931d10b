// Attack: an override that differs in ownership lies in an extension with a requirement of a third parameter, behind which the reader of mangled names loses its place. See ConsumesWhatIsLent.
// Exercise: 3
// Expect: notAccepted
// Held by: overrides that differ in ownership are refused
import UIKit

final class Mark {
    var first = Int.max, second = 1 << 60
    var number: Int
    init(_ number: Int) { self.number = number }
}

// Mangled: …5OuterVAASiRs0_rlE8ConsumerC4take… The reader takes the s of "Rs0_" for a parameter, then 0_ for a name.
struct Outer<A, B, C> {}
extension Outer where C == Int {
    class Taker { func take(_ list: [Int]) {} }
    class Consumer: Taker { override func take(_ list: consuming [Int]) {} }
}

enum Memory {
    nonisolated(unsafe) static var taker: Outer<Int, Int, Int>.Taker = Outer<Int, Int, Int>.Consumer()
    nonisolated(unsafe) static var lost: [Int] = []
    nonisolated(unsafe) static var marks: [Mark] = []
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        marks.reserveCapacity(128)
        lost.append(1)
        taker.take(lost)
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
