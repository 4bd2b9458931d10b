// Attack: a closure captures an object as unowned(unsafe), and gives it when it is gone.
// Exercise: 3
// Expect: notAccepted
// Held by: the word is looked for among the captures, whose ownership the tree lacks
import UIKit

final class Small { // as large as a list of 26 numbers
    var n = 1
    var a = (0, 0, 0, 0, 0, 0, 0, 0), b = (0, 0, 0, 0, 0, 0, 0, 0), c = (0, 0, 0, 0, 0, 0, 0, 0), d = (0, 0, 0)
}
@MainActor enum Mem {
    static var lists: [[Int]] = []
    static var at = -1
    static var base: UInt = 0
    static func begin() {
        lists.reserveCapacity(64)
        var small: Small? = Small()
        let look = { [unowned(unsafe) object = small!] in object }
        small = nil
        for i in 0..<60 { lists.append(Array(repeating: i, count: 26)) }
        look().n = Int.max
        base = UInt(bitPattern: ObjectIdentifier(look())) &+ 32
        for i in lists.indices where lists[i].count == Int.max { at = i }
    }
    static subscript(a: UInt) -> Int {
        get { lists[at][Int((a &- base) >> 3)] }
        set { lists[at][Int((a &- base) >> 3)] = newValue }
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
