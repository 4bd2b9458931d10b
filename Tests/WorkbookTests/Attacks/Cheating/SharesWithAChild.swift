// Attack: a child of `async let` waits while its parent assigns; a value of another type takes its place.
// Exercise: 3
// Expect: notAccepted
// Held by: the compiler's parse: async let
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
protocol HasN {
    var waiting: Int { mutating get async }
    func get(_ i: Int) -> Int
    mutating func set(_ i: Int, _ v: Int)
}
struct One: HasN {
    var n = 0
    var waiting: Int { mutating get async {
        for _ in 0..<4 { await Task.yield() }
        n = Int(bitPattern: ObjectIdentifier(Mem.head))
        return 0
    } }
    func get(_ i: Int) -> Int { 0 }
    mutating func set(_ i: Int, _ v: Int) {}
}
struct Two: HasN {
    var list: [Int]
    var waiting: Int { mutating get async { 0 } }
    func get(_ i: Int) -> Int { list[i] }
    mutating func set(_ i: Int, _ v: Int) { list[i] = v }
}
final class Store { var thing: any HasN = One() }
enum Mem {
    nonisolated(unsafe) static let store = Store()
    nonisolated(unsafe) static let head = Head()
    nonisolated(unsafe) static var isBegun = false, isReady = false
    static let base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    static func get(_ a: UInt) -> Int { store.thing.get(Int((a &- base) >> 3)) }
    static func set(_ a: UInt, _ v: Int) { store.thing.set(Int((a &- base) >> 3), v) }
    static let kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x229b8
    nonisolated(unsafe) static var old = 0
    static func put(_ x: inout any HasN) async { x = Two(list: []) }
    static func wait(_ x: inout any HasN) async { _ = await x.waiting }
    static func both(_ x: inout any HasN) async {
        var h = Holder(x: x)
        await h.both()
        x = h.x
    }
    struct Holder { var x: any HasN
     mutating func w() async { await Mem.wait(&x) }
     mutating func p() async { x = Two(list: []) }
     mutating func both() async {
        async let a: Void = w()
        await Task.yield()
        x = Two(list: [])
        await a
    } }
    static func begin() async {
        await both(&store.thing)
        isReady = true
    }
}

class BaseView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        if !Mem.isBegun { Mem.isBegun = true; Task { await Mem.begin() } }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard Mem.isReady else { return nil }
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
