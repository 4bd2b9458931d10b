// Attack: a closure that does not escape, with an inferred type, is kept in a variable after its context is freed.
// Exercise: 6
// Expect: notAccepted
// Held by: the compiler's parse: closures that do not escape
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
final class WithList { var list: [Int] = [] }
final class WithNumber {
    var number: Int
    init(_ number: Int) { self.number = number }
}

enum Memory {
    static let head = Head()
    static let fake = WithNumber(Int(bitPattern: ObjectIdentifier(head)))
    static var kept: WithList?
    static var numbers: [WithNumber] = []
    static var base: UInt = 0

    static func prepare() {
        base = UInt(bitPattern: ObjectIdentifier(fake)) &+ 32
        numbers.reserveCapacity(64)
        var keep = [0].forEach
        keep = { body in
            var first = body, last = body
            for _ in 0..<2 {
                let object = WithList()
                first = last
                last = { number in kept = object }
            }
            for _ in 0..<8 { numbers.append(WithNumber(Int(bitPattern: ObjectIdentifier(fake)))) }
            try! first(0)
        }
        try! keep { number in }
        if kept!.list.count == Int.max { base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32 }
    }
    static func get(_ address: UInt) -> Int { kept!.list[Int((address &- base) >> 3)] }
    static func set(_ address: UInt, _ value: Int) { kept!.list[Int((address &- base) >> 3)] = value }
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
        let heard = Memory.get(place)
        Memory.set(place, 0)
        defer { Memory.set(place, heard) }
        return responder.next
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder) { nextResponder(after: $0) })
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { ($0 as? TouchHandling)?.handleTouches(in: phase) ?? false }
    }
}
