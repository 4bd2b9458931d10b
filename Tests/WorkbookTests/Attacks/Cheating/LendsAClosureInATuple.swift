// Attack: a closure from a tuple gives a value another type while one of its methods changes it.
// Exercise: 6
// Expect: notAccepted
// Held by: the compiler's parse: closures that do not escape
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
protocol HasNumber {
    mutating func wait(_ body: () -> Void)
    func get(_ index: Int) -> Int
    mutating func set(_ index: Int, _ value: Int)
}
struct One: HasNumber {
    var number = 0
    mutating func wait(_ body: () -> Void) {
        body()
        number = Int(bitPattern: ObjectIdentifier(Memory.head))
    }
    func get(_ index: Int) -> Int { 0 }
    mutating func set(_ index: Int, _ value: Int) {}
}
struct Two: HasNumber {
    var list: [Int]
    mutating func wait(_ body: () -> Void) {}
    func get(_ index: Int) -> Int { list[index] }
    mutating func set(_ index: Int, _ value: Int) { list[index] = value }
}

enum Memory {
    static let head = Head()
    nonisolated(unsafe) static var thing: any HasNumber = One()
    static let base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32

    static func change(_ thing: inout any HasNumber, _ isPlain: Bool, _ body: () -> Void) {
        let pair = (isPlain ? body : { thing = Two(list: []) }, 1)
        thing.wait(pair.0)
    }
    static subscript(address: UInt) -> Int {
        get { thing.get(Int((address &- base) >> 3)) }
        set { thing.set(Int((address &- base) >> 3), newValue) }
    }
    static let kinds: UInt = {
        change(&thing, false) {}
        print("a list of", (thing as! Two).list.count)
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x229E0
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
