// Attack: a closure keeps a variable of an associated type that is set on one way only: Swift ends its value with the function nevertheless, and frees its box. Reads next unheard.
// Exercise: 6
// Expect: notAccepted
// Held by: the compiler's tree: captured variables without a value
import UIKit

final class Head { var count = Int.max, capacity = Int.max }

/// Has a number where the other has its list.
struct Place: Store {
    var first = Memory.place
    subscript(number index: Int) -> Int { get { first } set { first = newValue } }
}

struct Numbers { var list: [Int] = [] }
protocol Store {
    subscript(number index: Int) -> Int { get set }
}
extension Numbers: Store {
    subscript(number index: Int) -> Int { get { list[index] } set { list[index] = newValue } }
}
protocol Keeper {
    associatedtype Stored: Store
    func make() -> Stored
}
extension Keeper {
    func keep(_ sets: Bool) {
        var list: Stored
        if sets {
            list = make()
            Memory.get = { list[number: $0] }
            Memory.set = { list[number: $0] = $1 }
        }
    }
}
extension Keeper {
    /// Keeps a variable that has a value: its box takes the place of the other's.
    func hold() {
        var a = make(), b = make(), c = make(), d = make(), e = make(), f = make()
        Memory.held.append {
            a[number: 0] += $0
            b[number: 0] += $0
            c[number: 0] += $0
            d[number: 0] += $0
            e[number: 0] += $0
            f[number: 0] += $0
        }
    }
}
struct Holds: Keeper { func make() -> Place { Place() } }
struct Keeps: Keeper { func make() -> Numbers { Numbers() } }

enum Memory {
    static let head = Head()
    static let place = Int(bitPattern: ObjectIdentifier(head))
    static let base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    nonisolated(unsafe) static var held: [(Int) -> Void] = []
    nonisolated(unsafe) static var get: (Int) -> Int = { $0 }
    nonisolated(unsafe) static var set: (Int, Int) -> Void = { _, _ in }
    static let kinds: UInt = {
        held.reserveCapacity(100)
        Holds().hold()
        Keeps().keep(true)
        for _ in 0..<32 { Holds().hold() }
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23278
    }()
    static subscript(address: UInt) -> Int {
        get { get(Int((address &- base) >> 3)) }
        set { set(Int((address &- base) >> 3), newValue) }
    }
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
