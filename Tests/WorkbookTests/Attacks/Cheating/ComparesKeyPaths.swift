// Attack: compares key paths through a generic subscript whose indices have different types: Swift compares the indices as if they had the first one's type, and takes a number for an object.
// Exercise: 3
// Expect: notAccepted
// Held by: no key path has a subscript of the answer
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
final class Fake {
    var type = Int(bitPattern: ObjectIdentifier(Bits.self)), references = 3 | 1 << 40
    var list: [Int] = []
}
/// The first object of a comparison is in truth a Number: the place in a Fake that looks like an object of this class.
final class Bits: Hashable {
    var bits = 0
    static func == (one: Bits, other: Bits) -> Bool {
        one.bits = Int(bitPattern: ObjectIdentifier(Memory.head))
        return true
    }
    func hash(into hasher: inout Hasher) {}
}
struct Number: Hashable { var number: Int }

/// The getter, by which Swift tells subscripts apart, is one for all types of indices.
struct Root {
    subscript<Index: Hashable>(index: Index) -> Int { 0 }
}

enum Memory {
    static let head = Head(), fake = Fake()
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        let place = Number(number: Int(bitPattern: ObjectIdentifier(fake)) + 16)
        let one: AnyKeyPath = \Root.[Bits()], other: AnyKeyPath = \Root.[place]
        guard one == other, fake.list.count == Int.max else { return }
        base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    }

    static subscript(address: UInt) -> Int {
        get { fake.list[Int((address &- base) >> 3)] }
        set { fake.list[Int((address &- base) >> 3)] = newValue }
    }
    static let kinds: UInt = {
        prepare()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23e20
    }()
    nonisolated(unsafe) static var old = 0
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let place = Memory.kinds
        Memory.old = Memory[place]
        Memory[place] = 0
        defer { Memory[place] = Memory.old }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Memory[Memory.kinds] = Memory.old
        return super.point(inside: point, with: event)
    }
}
