// Attack: a switch over an indirect enum gives back what lies in its box after the box is freed: reads next unheard.
// Exercise: 6
// Expect: failed|crashed
// Held by: the option that keeps large values out of an enum's box
import UIKit

final class Head { var count = Int.max, capacity = Int.max }

struct Large {
    var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0, m = 0, n = 0, o = 0, p = 0
    var list: [Int] = []
}
indirect enum Boxed { case large(Int, Large), small(Int) }
/// As large as the box.
final class Words {
    var a = Memory.place, b = Memory.place, c = Memory.place, d = Memory.place, e = Memory.place, f = Memory.place
    var g = Memory.place, h = Memory.place, i = Memory.place, j = Memory.place, k = Memory.place, l = Memory.place
    var m = Memory.place, n = Memory.place, o = Memory.place, p = Memory.place, q = Memory.place, r = Memory.place
}

enum Memory {
    static let head = Head()
    static let place = Int(bitPattern: ObjectIdentifier(head))
    static let base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    nonisolated(unsafe) static var kept: [Words] = []
    nonisolated(unsafe) static var large = Large()

    static func make() -> Boxed { .large(1, Large()) }
    static func steal() -> Large {
        defer { for _ in 0..<8 { kept.append(Words()) } }
        switch make() {
        case .large(_, let large): return large
        case .small: return Large()
        }
    }
    static let kinds: UInt = {
        kept.reserveCapacity(64)
        _ = Words()
        large = steal()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x22a10
    }()
    static subscript(address: UInt) -> Int {
        get { large.list[Int((address &- base) >> 3)] }
        set { large.list[Int((address &- base) >> 3)] = newValue }
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
