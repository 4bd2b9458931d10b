// Attack: a subclass fails before its superclass is made; its deinit takes a number for an object: reads next unheard.
// Exercise: 6
// Expect: notAccepted
// Held by: the compiler's parse: failures
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
final class Fake {
    var type = Int(bitPattern: ObjectIdentifier(Bits.self)), references = 3 | 1 << 40
    var list: [Int] = []
}
final class Bits { var bits = 0 }
final class Filler {
    var number: Int
    init(_ number: Int) { self.number = number }
}
class Parent {}
class Child: Parent {
    let bits: Bits
    init?(_ number: Int) { return nil }
    deinit { bits.bits = Memory.headBits }
}

enum Memory {
    static let head = Head(), fake = Fake()
    static let headBits = Int(bitPattern: ObjectIdentifier(head))
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        let place = Int(bitPattern: ObjectIdentifier(fake)) + 16
        _ = [ObjectIdentifier(Child.self), ObjectIdentifier(Filler.self)]
        var fillers = (0..<40).map { _ in Filler(place) }
        fillers.removeAll()
        _ = Child(1)
        guard fake.list.count == Int.max else { return }
        base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    }
    static subscript(address: UInt) -> Int {
        get { fake.list[Int((address &- base) >> 3)] }
        set { fake.list[Int((address &- base) >> 3)] = newValue }
    }
    static let kinds: UInt = {
        prepare()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x229F8
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
