// Attack: an override consumes the object whose method its superclass's only borrows. See ConsumesWhatIsLent.
// Exercise: 3
// Expect: notAccepted
// Held by: methods that consume their object are refused
import UIKit

final class Mark {
    var first = Int.max, second = 1 << 60
    var number: Int
    init(_ number: Int) { self.number = number }
}

final class Number { var value: Int; init(_ value: Int) { self.value = value } }
class Ending { final var list: [Int] = []; func end() {} }
class Consumer: Ending { override consuming func end() {} }

enum Memory {
    nonisolated(unsafe) static var taker: Ending = Consumer()
    nonisolated(unsafe) static var numbers: [Number] = []
    nonisolated(unsafe) static var marks: [Mark] = []
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        numbers.reserveCapacity(128)
        let mark = Mark(0)
        // What is not given back is its place, which a number takes: that is then the list's address.
        taker.end()
        for _ in 0..<64 { numbers.append(Number(Int(bitPattern: ObjectIdentifier(mark)))) }
        guard taker.list.count == Int.max else { return }
        words = taker.list
        base = UInt(bitPattern: ObjectIdentifier(mark)) &+ 32
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
