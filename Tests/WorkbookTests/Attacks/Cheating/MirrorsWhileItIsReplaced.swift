// Attack: a mirror of an object keeps what is replaced in it, while that ends, and shows its list.
// Exercise: 3
// Expect: notAccepted
// Held by: no mirrors
import UIKit

final class Mark {
    var first = Int.max, second = 1 << 60
    var number: Int
    init(_ number: Int) { self.number = number }
}

final class Looker { deinit { Memory.look() } }
final class Ending {
    var list: [Int] = [1]
    var looker = Looker()
    deinit { Memory.keep() }
}
final class Holder<T> {
    fileprivate var value: T
    init(_ value: T) { self.value = value }
}

func put(_ value: inout Any) { value = 1 }

enum Memory {
    nonisolated(unsafe) static var holder = Holder<Any>(1)
    nonisolated(unsafe) static var ending: Ending?
    nonisolated(unsafe) static var marks: [Mark] = []
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0

    static func keep() { ending = Mirror(reflecting: holder).children.first?.value as? Ending }

    static func look() {
        guard let object = ending else { return }
        for number in 0..<64 { marks.append(Mark(number)) }
        if object.list.count == Int.max {
            words = object.list
            base = UInt(bitPattern: ObjectIdentifier(marks[words[0]])) &+ 32
        }
        ending = nil
    }

    static func prepare() {
        marks.reserveCapacity(128)
        holder.value = Ending()
        put(&holder.value)
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
