// Attack: a function whose result is opaque is stored without the conversion that it needs: a number is taken for a place in memory. Reads next unheard.
// Exercise: 6
// Expect: notAccepted
// Held by: the compiler's parse: functions with opaque results
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
enum Either { case number(Int), list([Int]) }
protocol Holding { var list: [Int] { get } }
final class Holder: Holding {
    var list: [Int] = []
    init(_ either: Either) { if case .list(let found) = either { list = found } }
}
/// A value of the enum, as it lies in memory.
final class Image { var word = Memory.place, tag = 1 }

enum Memory {
    nonisolated(unsafe) static var head: Head! = Head()
    static let place = Int(bitPattern: ObjectIdentifier(head)), image = Image()
    static let make: (Either) -> some Holding = Holder.init
    static let base = UInt(bitPattern: place) &+ 32
    nonisolated(unsafe) static var list: [Int] = []
    static let kinds: UInt = {
        list = make(.number(Int(bitPattern: ObjectIdentifier(image)) + 16)).list
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
