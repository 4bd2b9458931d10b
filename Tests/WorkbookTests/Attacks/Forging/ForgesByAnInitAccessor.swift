// Attack: a property with an init accessor that initializes nothing, set on one way and then on all: Swift ends the stored property before it, which has no value yet. Calls super.hitTest unheard.
// Exercise: 3
// Expect: notAccepted
// Held by: the compiler's parse: accessors
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
/// Freed too early; its list is then what a `Words` has as its number.
final class Kept { var list: [Int] = [] }
final class Words { var first = Memory.place }
/// Leaves a number in the block that the structure's box gets.
final class Filler { var number: Int; init(_ number: Int) { self.number = number } }
struct Torn {
    var object: AnyObject
    var other: Int { init(value) {} get { 1 } set {} }
    init(_ first: Bool) {
        if first { other = 1 }
        other = 2
        object = Memory.head
    }
}

enum Memory {
    static let head = Head()
    static let place = Int(bitPattern: ObjectIdentifier(head))
    static let base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    static let kept = Kept()
    nonisolated(unsafe) static var words: [Words] = []
    nonisolated(unsafe) static var old = 0
    static let kinds: UInt = {
        words.reserveCapacity(16)
        _ = [place, Int(bitPattern: ObjectIdentifier(Words.self))]
        let address = Int(bitPattern: ObjectIdentifier(kept))
        _ = Filler(address)
        _ = Torn(true)
        for _ in 0..<8 { words.append(Words()) }
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x233B8
    }()
    static subscript(address: UInt) -> Int {
        get { kept.list[Int((address &- base) >> 3)] }
        set { kept.list[Int((address &- base) >> 3)] = newValue }
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let place = Memory.kinds
        Memory.old = Memory[place]
        Memory[place] = 0
        defer { Memory[place] = Memory.old }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Memory[Memory.kinds] = Memory.old
        return super.point(inside: point, with: event)
    }
}
