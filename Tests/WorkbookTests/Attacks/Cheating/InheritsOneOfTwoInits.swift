// Attack: a generic superclass has two designated initialisers that are one for its subclass: Swift overrides only the first, and the second makes an object of the superclass, without the list. Reads next unheard.
// Exercise: 6
// Expect: notAccepted
// Held by: the compiler's tree and index: initializers with the same labels
import UIKit

final class Head { var count = Int.max, capacity = Int.max }

class Short<T> {
    var number = 1
    init(_ value: T) {}
    init(_ text: String) {}
    convenience init(text: String) { self.init(text) }
}
/// Each of these that is made by the text is only a `Short`.
final class Long: Short<String> { var list: [Int] = [] }

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
        kept = Long(text: "")
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
