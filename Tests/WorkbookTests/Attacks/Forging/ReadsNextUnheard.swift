// Attack: reads next while nobody listens, by a type taken for another.
// Exercise: 6
// Expect: notAccepted
// Held by: what the compiler resolved
import UIKit

final class Head { var count = Int.max, capacity = Int.max }

func makeHead() -> Head {
    let head = Head()
    Memory.base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    return head
}

protocol Family { var all: any Sequence<Self> { get } }
class Case: Family { var all: any Sequence<Case> { [WithHead()] } }
final class WithHead: Case { var head = makeHead() }
final class WithList: Case { var list: [Int] = [] }
func first<Some: Family>(_ some: Some) -> Some {
    for one in some.all { return one }
    fatalError()
}

enum Memory {
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0
    static let kinds: UInt = {
        words = first(WithList()).list
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x228F0
    }()
    static subscript(address: UInt) -> Int {
        get { words[Int((address &- base) >> 3)] }
        set { words[Int((address &- base) >> 3)] = newValue }
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
