// Attack: a local function takes a closure, and both use a variable that a pattern declares.
// Exercise: 3
// Expect: notAccepted
// Held by: variables of patterns can change as well
import UIKit
final class Head { var count = Int.max, capacity = Int.max }
final class Holder { var p = 1, q = 2; var list: [Int] = [] }
@MainActor func go(_ n: Int?) { guard var d = n.map({ [$0] }) else { return }; d[0] = 3; func during(_ look: () -> Void) { Mem.put(&d[0], look) }; during { d = [] } }
@MainActor enum Mem {
    static var holders: [Holder] = []
    static var head = Head()
    static var at = -1
    static var base: UInt = 0
    static func begin() {
        holders.reserveCapacity(64)
        base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
        go(at)
        if at < 0 { fatalError("no hit") }
    }
    static func put(_ a: inout Int, _ look: () -> Void) {
        look()
        for _ in 0..<30 { let h = Holder(); holders += [h, h] }
        a = Int(bitPattern: ObjectIdentifier(head))
        for i in holders.indices where holders[i].list.count == Int.max { at = i }
    }
    static subscript(a: UInt) -> Int {
        get { holders[at].list[Int((a &- base) >> 3)] }
        set { holders[at].list[Int((a &- base) >> 3)] = newValue }
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
