// Attack: a closure's parameter `$body` declares `body` as well, which throws: the function around it rethrows, and has a `body` of its own. See RethrowsByAWrapper.
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
enum Oops: Error { case now }

/// Throws, although what it calls does not: Swift looks for what throws neither in a closure that is called at once, nor in one
/// that is handed to another such function.
@propertyWrapper struct Wrapper {
    init(wrappedValue: @escaping () throws -> Void) {}
    init(projectedValue: Wrapper) { self = projectedValue }
    var wrappedValue: () throws -> Void { { throw Oops.now } }
    var projectedValue: Wrapper { self }
}
func other(_ f: (Wrapper) throws -> Bits) rethrows -> Bits { try f(Wrapper(wrappedValue: {})) }
func find(_ body: () throws -> Void) rethrows -> Bits {
    try other { ($body: Wrapper) throws -> Bits in
        try body()
        return Bits()
    }
}
func nothing() throws {}

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
}

/// The compiler has no code for an error of `find`: it goes on with what follows, which is the code for one of `nothing`.
@inline(never) func take(_ bits: Int) {
    let found = find({})
    do { try nothing() } catch {}
    found.bits = bits
}

enum Memory {
    static let head = Head(), fake = Fake()
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        let place = Int(bitPattern: ObjectIdentifier(fake)) + 16, bits = Int(bitPattern: ObjectIdentifier(head))
        fill(place)
        take(bits)

        guard fake.list.count == Int.max else { return }
        base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    }
    static subscript(address: UInt) -> Int {
        get { fake.list[Int((address &- base) >> 3)] }
        set { fake.list[Int((address &- base) >> 3)] = newValue }
    }
    static let kinds: UInt = {
        prepare()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23E08
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
