// Attack: takes what a closure captured for an actor, by a cast to a function that knows its isolation.
// Exercise: 3
// Expect: notAccepted
// Held by: functions with sending results are refused as values
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
final class Bits { var bits = 0 }
final class Fake {
    var type = Int(bitPattern: ObjectIdentifier(Bits.self)), references = 3 // what an object begins with
    var list: [Int] = [] // where Bits has its number
}
func boxed<T>(_ value: T) -> Any { value }
@MainActor enum Mem {
    static let head = Head(), fake = Fake()
    static var base: UInt = 0
    static func begin() {
        let (x, y) = (Int(bitPattern: ObjectIdentifier(fake)) + 16, 0)
        let any = boxed({ () -> sending Head in withExtendedLifetime((x, y)) {}; return Head() } as () -> sending Head)
        guard let f = any as? @isolated(any) () -> sending Head, let bits = f.isolation as AnyObject? as? Bits
        else { return }
        bits.bits = Int(bitPattern: ObjectIdentifier(head))
        base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
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
