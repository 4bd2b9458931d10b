// Attack: closures that do not escape are handed over as a pack, in which the compiler does not see that they change the variable that the same call changes.
// Exercise: 3
// Expect: notAccepted
// Held by: no pack has closures that do not escape
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
/// As large as the block of a list of one number, which lies where this has its list.
final class Holder {
    var first = 0, second = 0
    var list: [Int] = []
}

/// The closures have the types of a pack. Swift checks one closure that does not escape against the other
/// arguments of its call, but not those in a pack, and makes no box for what they capture.
func put<each T>(_ number: Int, in place: inout Int, after steps: repeat (each T) -> Void, of values: repeat each T) {
    repeat (each steps)(each values)
    place = number
}

enum Memory {
    nonisolated(unsafe) static var holders: [Holder] = []
    nonisolated(unsafe) static var holder = Holder()
    nonisolated(unsafe) static var base: UInt = 0
    static let head = Head()

    static func prepare() {
        holders.reserveCapacity(128)
        let address = Int(bitPattern: ObjectIdentifier(head))
        var list = Array(repeating: 0, count: 1)
        put(address, in: &list[0], after: { (_: Int) in
            list = []
            for _ in 0..<64 { holders.append(Holder()) }
        }, of: 1)
        for one in holders where one.list.count == Int.max { holder = one }
        guard holder.list.count == Int.max else { return }
        base = UInt(bitPattern: address) &+ 32
    }

    static subscript(address: UInt) -> Int {
        get { holder.list[Int((address &- base) >> 3)] }
        set { holder.list[Int((address &- base) >> 3)] = newValue }
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
