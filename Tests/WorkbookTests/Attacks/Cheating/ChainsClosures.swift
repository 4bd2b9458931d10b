// Attack: a closure that does not escape is kept in a variable after its context is freed: reads next unheard.
// Exercise: 6
// Expect: notAccepted
// Held by: the compiler's parse: closures that do not escape
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
final class WithList { var list: [Int] = [] }
/// As large as an object with a list, and as the context of a closure with an object.
final class WithNumber {
    var number: Int
    init(_ number: Int) { self.number = number }
}

enum Memory {
    static let head = Head()
    static let fake = WithNumber(Int(bitPattern: ObjectIdentifier(head)))
    nonisolated(unsafe) static var kept: WithList?
    nonisolated(unsafe) static var numbers: [WithNumber] = []
    nonisolated(unsafe) static var base: UInt = 0

    static func keep(_ body: () -> Void) {
        var first = body, last = body
        for _ in 0..<2 {
            let object = WithList()
            first = last
            last = { kept = object }
        }
        for _ in 0..<8 { numbers.append(WithNumber(Int(bitPattern: ObjectIdentifier(fake)))) }
        first()
    }
    static func prepare() {
        base = UInt(bitPattern: ObjectIdentifier(fake)) &+ 32
        numbers.reserveCapacity(64)
        keep {}
        if kept!.list.count == Int.max { base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32 }
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
