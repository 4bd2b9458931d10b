// Attack: a key path beside a parameter pack, whose word stands behind a comment's line, is made for another type.
// Exercise: 6
// Expect: notAccepted
// Held by: the compiler's parse: parameter packs
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
final class WithList { var list: [Int] = [] }
final class WithNumber {
    var number: Int
    init(_ number: Int) { self.number = number }
}
struct Two { var first: Int, second: Int }
struct Slot<Value> {
    var value: Value
    var object: WithList
}
/// The path of a slot of `Other`: Swift counts the pack among the type parameters.
func path<Other, Value, // x
    each Rest>(
    _ other: Other, _ value: Value, _ rest: repeat each Rest
) -> KeyPath<Slot<Value>, WithList> { \.object }

enum Memory {
    static let head = Head()
    static let fake = WithNumber(Int(bitPattern: ObjectIdentifier(head)))
    nonisolated(unsafe) static var kept: WithList?
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
        let two = Two(first: 0, second: Int(bitPattern: ObjectIdentifier(fake)))
        kept = Slot(value: two, object: WithList())[keyPath: path(1, two, true)]
    }
    static subscript(address: UInt) -> Int {
        get { kept!.list[Int((address &- base) >> 3)] }
        set { kept!.list[Int((address &- base) >> 3)] = newValue }
    }
    static let kinds: UInt = {
        prepare()
        print("a list of", kept!.list.count)
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
