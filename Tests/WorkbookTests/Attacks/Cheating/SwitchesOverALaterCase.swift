// Attack: a case that only a later package has is made by a conformance; what follows a switch takes a number for an object: reads next unheard.
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
/// The compiler believes that there is no value of this type: nobody can name the only case.
enum Nothing {
    @available(_PackageDescription 99) case made(Int)
}
protocol Maker {
    static func made(_ number: Int) -> Self
}
/// A cast finds this conformance, by which the case is made.
@available(_PackageDescription 99) extension Nothing: Maker {}

/// Leaves a number all over the part of the stack that the next function has.
@inline(never) func fill(_ number: Int) {
    let v0 = number
    let v1 = number
    let v2 = number
    let v3 = number
    let v4 = number
    let v5 = number
    let v6 = number
    let v7 = number
    let v8 = number
    let v9 = number
    let v10 = number
    let v11 = number
    let v12 = number
    let v13 = number
    let v14 = number
    let v15 = number
    let v16 = number
    let v17 = number
    let v18 = number
    let v19 = number
    let v20 = number
    let v21 = number
    let v22 = number
    let v23 = number
    let v24 = number
    let v25 = number
    let v26 = number
    let v27 = number
    let v28 = number
    let v29 = number
    let v30 = number
    let v31 = number
    let v32 = number
    let v33 = number
    let v34 = number
    let v35 = number
    let v36 = number
    let v37 = number
    let v38 = number
    let v39 = number
}

/// The compiler has no code for the switch over nothing: it goes on with what follows, and takes what lies there for an object.
@inline(never) func take(_ nothing: Nothing, _ bits: Int) {
    let found: Bits
    switch bits {
    case 0: found = Bits()
    case 1: found = Bits()
    default: switch nothing {}
    }
    found.bits = bits
}

enum Memory {
    static let head = Head(), fake = Fake()
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        let place = Int(bitPattern: ObjectIdentifier(fake)) + 16, bits = Int(bitPattern: ObjectIdentifier(head))
        let type: Any.Type = Nothing.self
        guard let nothing = (type as? any Maker.Type)?.made(1) as? Nothing else { return }
        fill(place)
        take(nothing, bits)
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
