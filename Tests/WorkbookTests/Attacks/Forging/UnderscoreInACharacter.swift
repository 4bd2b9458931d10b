// Attack: a name in backticks begins with a combining accent, which hides the underscore before it: see KeepsAWrappedHalfSet.
// Exercise: 6
// Expect: notAccepted
// Held by: names are compared by their bytes
import UIKit

final class Head { var count = Int.max, capacity = Int.max }

/// Has a number where the variable has its list.
final class Words { var first = Memory.place }

@propertyWrapper struct Kept { var wrappedValue: [Int] }

enum Memory {
    static let head = Head()
    static let place = Int(bitPattern: ObjectIdentifier(head))
    static let base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    nonisolated(unsafe) static var words: Words?
    nonisolated(unsafe) static var get: (Int) -> Int = { $0 }
    nonisolated(unsafe) static var set: (Int, Int) -> Void = { _, _ in }
    static func keep(_ sets: Bool) {
        @Kept var `́x`: [Int]
        if sets {
            `́x` = []
            get = { `_́x`.wrappedValue[$0] }
            set = { `_́x`.wrappedValue[$0] = $1 }
        }
    }
    static let kinds: UInt = {
        _ = [place, Int(bitPattern: ObjectIdentifier(Words.self))]
        keep(true)
        words = Words()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23270
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
