// Attack: an override calls a function that consumes as one that borrows: one of Swift's own has that type. See ConsumesWhatIsLent.
// Exercise: 3
// Expect: notAccepted
// Held by: overrides that differ in ownership are refused
import UIKit

final class Mark {
    var first = Int.max, second = 1 << 60
    var number: Int
    init(_ number: Int) { self.number = number }
}

protocol Kind { associatedtype Body; static var body: Body { get } }
struct Consuming: Kind { static let body = Array<Int>.makeIterator }
class Taker<T: Kind> { func take(_ body: T.Body, _ list: [Int]) {} }
class Consumer: Taker<Consuming> { override func take(_ body: @escaping ([Int]) -> () -> IndexingIterator<[Int]>, _ list: [Int]) { _ = body(list) } }

enum Memory {
    nonisolated(unsafe) static var taker: Taker<Consuming> = Consumer()
    nonisolated(unsafe) static var lost: [Int] = []
    nonisolated(unsafe) static var marks: [Mark] = []
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        marks.reserveCapacity(128)
        lost.append(1)
        taker.take(Consuming.body, lost)
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
