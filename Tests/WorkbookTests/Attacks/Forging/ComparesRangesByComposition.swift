// Attack: (by an empty extension to a composition) compares key paths through a generic subscript of Swift's own, whose indices have different types: reads next unheard.
// Exercise: 6
// Expect: notAccepted
// Held by: what the compiler resolved
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
final class Fake {
    var type = Int(bitPattern: ObjectIdentifier(Bits.self)), references = 3 | 1 << 40
    var list: [Int] = []
}
final class Bits { var bits = 0 }

/// The index of a collection: so large that its last word, beyond a range from a start, is the argument of the next subscript.
struct Place: Comparable, Hashable {
    var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0
    var object = Bits()
    static func < (one: Place, other: Place) -> Bool { false }
    static func == (one: Place, other: Place) -> Bool {
        if other.b == 77, one.b != 77 { one.object.bits = Memory.headBits }
        if one.b == 77, other.b != 77 { other.object.bits = Memory.headBits }
        return true
    }
    func hash(into hasher: inout Hasher) {}
}
public protocol Like {}
extension Like {
    public static func == (one: Self, other: Self) -> Bool {
        (one as! PartialRangeFrom<Place>).lowerBound == (other as! PartialRangeFrom<Place>).lowerBound
    }
    public func hash(into hasher: inout Hasher) {}
    public var hashValue: Int { 1 }
}
extension PartialRangeFrom: Hashable & Equatable & Like where Bound: Hashable {}
struct Places: Collection {
    var startIndex: Place { Place() }
    var endIndex: Place { Place() }
    func index(after place: Place) -> Place { place }
    subscript(place: Place) -> Int { 0 }
}

enum Memory {
    static let head = Head(), fake = Fake()
    static let headBits = Int(bitPattern: ObjectIdentifier(head))
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        let number = Place(a: Int(bitPattern: ObjectIdentifier(fake)) + 16)
        let low = Place(), high = Place(b: 77)
        let from: PartialRangeFrom<Place> = (low...), closed = low...high
        let one: AnyKeyPath = \Places.[closed][number], other: AnyKeyPath = \Places.[from][number]
        guard one == other, fake.list.count == Int.max else { return }
        base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    }
    static subscript(address: UInt) -> Int {
        get { fake.list[Int((address &- base) >> 3)] }
        set { fake.list[Int((address &- base) >> 3)] = newValue }
    }
    static let kinds: UInt = {
        prepare()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23278
    }()
}

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        let place = Memory.kinds
        let heard = Memory[place]
        Memory[place] = 0
        defer { Memory[place] = heard }
        return responder.next
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder) { nextResponder(after: $0) })
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { ($0 as? TouchHandling)?.handleTouches(in: phase) ?? false }
    }
}
