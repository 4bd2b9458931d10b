// Attack: a local function takes a closure, and both use the storage of a local property wrapper, which the compiler's tree does not declare. See LooksWhileItDrops.
// Exercise: 3
// Expect: notAccepted
// Held by: what the tree does not declare may change
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
/// As large as the block of a list of one number, which lies where this has its list.
final class Holder {
    var first = 0, second = 0
    var list: [Int] = []
}

/// A variable with this wrapper has a storage with an underscore before its name: _list. The tree names it among
/// the captures of local functions, and has no var_decl for it.
@propertyWrapper struct Kept { var wrappedValue: [Int] }

enum Memory {
    nonisolated(unsafe) static var holders: [Holder] = []
    nonisolated(unsafe) static var holder = Holder()
    nonisolated(unsafe) static var base: UInt = 0
    static let head = Head()

    static func prepare() {
        holders.reserveCapacity(128)
        let address = Int(bitPattern: ObjectIdentifier(head))
        @Kept var list = Array(repeating: 0, count: 1)
        func lend(_ body: (inout Int) -> Void) { body(&_list.wrappedValue[0]) }
        lend { place in
            _list.wrappedValue = []
            for _ in 0..<64 { holders.append(Holder()) }
            place = address
            for one in holders where one.list.count == Int.max { holder = one }
        }
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
