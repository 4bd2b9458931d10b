// Attack: a subclass of UIImage fails with it, and what it made meanwhile is given back: reads next unheard.
// Exercise: 6
// Expect: didNotCompile|notAccepted
// Held by: the compiler's parse: failures
import UIKit

final class Head { var count = Int.max, capacity = Int.max }

/// UIKit's initialiser fails, and gives the object back; then the defer runs; then Swift releases what lies there now.
class Child: UIImage, @unchecked Sendable {
    let number = 0
    init?(_ number: Int) {
        defer { Memory.kept = WithList() }
        super.init(named: "")
    }
}
final class WithList { var list: [Int] = [] }
/// As large as an object with a list.
final class WithNumber {
    var number = Int(bitPattern: ObjectIdentifier(Memory.head))
}

enum Memory {
    static let head = Head()
    nonisolated(unsafe) static var kept: WithList?
    nonisolated(unsafe) static var numbers: [WithNumber] = []
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
        numbers.append(WithNumber())
        _ = [ObjectIdentifier(Child.self), ObjectIdentifier(WithList.self)]
        _ = Child(1)
        for _ in 0..<20 { numbers.append(WithNumber()) }
    }
    static subscript(address: UInt) -> Int {
        get { kept!.list[Int((address &- base) >> 3)] }
        set { kept!.list[Int((address &- base) >> 3)] = newValue }
    }
    static let kinds: UInt = {
        prepare()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x229F8
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
