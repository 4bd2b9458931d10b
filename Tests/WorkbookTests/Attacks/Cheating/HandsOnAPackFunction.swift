// Attack: a function with a pack of types is handed on, and finds other types in the pack: a number is taken for a list. Reads next unheard.
// Exercise: 6
// Expect: notAccepted
// Held by: the compiler's parse: parameter packs
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
func anyList() -> Any { [Int]() }

/// Swift passes the types of the pack in memory of a function that has ended: here, these values lie there now.
func take<each Value>(_ value: repeat each Value) {
    let l0 = anyList()
    let l1 = anyList()
    let l2 = anyList()
    let l3 = anyList()
    let l4 = anyList()
    let l5 = anyList()
    let l6 = anyList()
    let l7 = anyList()
    let l8 = anyList()
    let l9 = anyList()
    let l10 = anyList()
    let l11 = anyList()
    let l12 = anyList()
    let l13 = anyList()
    let l14 = anyList()
    let l15 = anyList()
    let l16 = anyList()
    let l17 = anyList()
    let l18 = anyList()
    let l19 = anyList()
    let l20 = anyList()
    let l21 = anyList()
    let l22 = anyList()
    let l23 = anyList()
    for one in repeat each value {
        if let list = one as? [Int] { Memory.list = list }
        break
    }
    _ = (l0, l1, l2, l3, l4, l5, l6, l7, l8, l9, l10, l11, l12, l13, l14, l15, l16, l17, l18, l19, l20, l21, l22, l23)
}
func call(_ n: Int, _ body: (Int, Int, Int, Int, Int, Int, Int, Int) -> Void) { body(n, n, n, n, n, n, n, n) }

enum Memory {
    nonisolated(unsafe) static var head: Head! = Head()
    nonisolated(unsafe) static var list: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0
    static let kinds: UInt = {
        base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
        call(Int(bitPattern: ObjectIdentifier(head)), take)
        // The list alone holds it now, so that it is not copied when it changes.
        head = nil
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x22a10
    }()
    static subscript(address: UInt) -> Int {
        get { list[Int((address &- base) >> 3)] }
        set { list[Int((address &- base) >> 3)] = newValue }
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
