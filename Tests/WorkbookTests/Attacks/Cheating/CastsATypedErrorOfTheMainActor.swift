// Attack: casts a function of the main actor, and reads a thrown list as an object.
// Exercise: 3
// Expect: notAccepted
// Held by: functions with typed errors are refused
import UIKit
final class Head { var count = 0, capacity = 0 }
struct OfList: Error { var list: [Int] }
struct OfHead: Error { var head: Head }
@MainActor enum Mem {
    static var list = Array(repeating: 7, count: 8)
    static var base: UInt = 0
    static func begin() {
        let list = self.list
        let f: Any = { @MainActor () throws(OfList) -> Void in throw OfList(list: list) }
        guard let g = f as? @MainActor () throws(OfHead) -> Void else { return }
        do throws(OfHead) { try g() } catch {
            error.head.count = Int.max
            base = UInt(bitPattern: ObjectIdentifier(error.head)) &+ 32
        }
    }
    static subscript(a: UInt) -> Int {
        get { list[Int((a &- base) >> 3)] }
        set { list[Int((a &- base) >> 3)] = newValue }
    }
}
class BaseView: UIView {
    static let kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x22688
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
