// Attack: a subclass inherits a convenience initialiser, which calls a private one that it does not inherit: it gets an object of the superclass, without its own list. Reads next unheard.
// Exercise: 6
// Expect: notAccepted
// Held by: the compiler's parse and index: private initializers
import UIKit

final class Head { var count = Int.max, capacity = Int.max }

class Short {
    var number: Int
    private init(number: Int) { self.number = number }
    convenience init() { self.init(number: 1) }
}
/// Each of these is only a `Short`.
class Long: Short { var list: [Int] = [] }

/// Has a number where a `Long` has its list; the next object of this size gets its block.
final class Words { var first = 0, second = Memory.place, third = 0 }

enum Memory {
    static let head = Head()
    static let place = Int(bitPattern: ObjectIdentifier(head))
    static let base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    nonisolated(unsafe) static var kept: Long?
    static let kinds: UInt = {
        _ = [ObjectIdentifier(Words.self), ObjectIdentifier(Long.self)]
        var words = (0..<20).map { _ in Words() }
        words.removeAll()
        kept = Long()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x22a10
    }()
    static subscript(address: UInt) -> Int {
        get { kept!.list[Int((address &- base) >> 3)] }
        set { kept!.list[Int((address &- base) >> 3)] = newValue }
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
