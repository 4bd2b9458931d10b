// Attack: an override that differs in ownership lies in a function with three results of opaque types, behind which the reader of mangled names loses its place. See ConsumesWhatIsLent.
// Exercise: 3
// Expect: notAccepted
// Held by: overrides that differ in ownership are refused
import UIKit

final class Mark {
    var first = Int.max, second = 1 << 60
    var number: Int
    init(_ number: Int) { self.number = number }
}

// Mangled: …3runQr_QR_QR0_tyFZ5TakerL_C4take… The reader takes the 0_ of the third "some" for the start of a name.
enum Memory {
    nonisolated(unsafe) static var lost: [Int] = []
    nonisolated(unsafe) static var marks: [Mark] = []
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0

    static func run() -> (some Equatable, some Equatable, some Equatable) {
        class Taker { func take(_ list: [Int]) {} }
        class Consumer: Taker { override func take(_ list: consuming [Int]) {} }
        let taker: Taker = Consumer()
        taker.take(lost)
        return (1, 2, 3)
    }

    static func prepare() {
        marks.reserveCapacity(128)
        lost.append(1)
        _ = run()
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
