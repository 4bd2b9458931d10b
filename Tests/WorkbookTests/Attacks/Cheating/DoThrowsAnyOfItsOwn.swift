// Attack: throws to `do throws(any Named)` as an error of any kind: a requirement of Error's answers for one of the answer's own, and a number is taken for an object. Reads next unheard.
// Exercise: 6
// Expect: notAccepted
// Held by: the compiler's tree: a typed error that is existential
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
final class Fake {
    var type = Int(bitPattern: ObjectIdentifier(Bits.self)), references = 3 | 1 << 40
    var list: [Int] = []
}
final class Bits { var bits = 0 }

/// Its second requirement stands where Error has `_code`.
protocol Named: Error { var found: Bits { get } }
struct Failure: Named {
    var number: Int
    var _code: Int { number }
    var found: Bits { Bits() }
}
func fail(_ number: Int) throws(Failure) { throw Failure(number: number) }

/// Swift 6.3 puts the conformance to Error where that to Named belongs.
func take(_ number: Int, _ bits: Int) {
    do throws(any Named) { try fail(number) } catch { error.found.bits = bits }
}

enum Memory {
    static let head = Head(), fake = Fake()
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        take(Int(bitPattern: ObjectIdentifier(fake)) + 16, Int(bitPattern: ObjectIdentifier(head)))
        guard fake.list.count == Int.max else { return }
        base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    }
    static subscript(address: UInt) -> Int {
        get { fake.list[Int((address &- base) >> 3)] }
        set { fake.list[Int((address &- base) >> 3)] = newValue }
    }
    /// What the model tells of, at its distance from UIView in the kit.
    static let kinds: UInt = {
        prepare()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x22A10
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
