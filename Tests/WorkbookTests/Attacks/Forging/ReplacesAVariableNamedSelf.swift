// Attack: a local function and its closure use a variable around them that is named self, in backticks: the closure replaces its object, whose method goes on. See LooksWhileItDrops.
// Exercise: 6
// Expect: notAccepted
// Held by: only the self of a method is its object
import UIKit

final class Head { var count = Int.max, capacity = Int.max }

/// Has a number where the other has its list.
final class Words { var first = Memory.place }

protocol Lending { func lend(_ work: () -> Void) }

final class Holder: Lending {
    var list: [Int] = []
    func lend(_ work: () -> Void) {
        work()
        Memory.holder = self
    }
}

func lend<T: Lending>(_ holder: inout T, _ work: () -> Void) { holder.lend(work) }

func replace(_ `self`: inout Holder) {
    func locally(_ work: () -> Void) { lend(&`self`, work) }
    locally {
        `self` = Holder()
        Memory.words = Words()
    }
}

enum Memory {
    static let head = Head()
    static let place = Int(bitPattern: ObjectIdentifier(head))
    static let base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    nonisolated(unsafe) static var words: Words?
    nonisolated(unsafe) static var holder = Holder()
    static let kinds: UInt = {
        _ = [place, Int(bitPattern: ObjectIdentifier(Words.self)), holder.list.count]
        var first = Holder()
        replace(&first)
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23E08
    }()
    static subscript(address: UInt) -> Int {
        get { holder.list[Int((address &- base) >> 3)] }
        set { holder.list[Int((address &- base) >> 3)] = newValue }
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
