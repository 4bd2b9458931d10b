// Attack: a closure keeps a `weak let` that is set on one way only: Swift frees its box with the function nevertheless. What lies there then says where the object is. Calls super.hitTest unheard.
// Exercise: 3
// Expect: notAccepted
// Held by: the compiler's tree: captured variables without a value
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
final class Kept { var list: [Int] = [] }
final class Words { var first: Int; init(_ first: Int) { self.first = first } }
/// What a weak reference refers to: the object, and how often it is used.
final class Side { var object: Int, blank = 0, counts = 3, weak = 1; init(_ object: Int) { self.object = object } }

enum Memory {
    static let head = Head()
    static let place = Int(bitPattern: ObjectIdentifier(head))
    static let base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    static let real = Kept()
    static let fake = Words(place)
    static let fakes = Array(repeating: fake, count: 100)
    static let side = Side(Int(bitPattern: ObjectIdentifier(fake)))
    nonisolated(unsafe) static var get: () -> Kept? = { nil }
    nonisolated(unsafe) static var words: [Words] = []
    nonisolated(unsafe) static var kept = real
    nonisolated(unsafe) static var old = 0
    static func keep(_ sets: Bool) {
        weak let object: Kept?
        if sets {
            object = real
            get = { object }
        }
    }
    static let kinds: UInt = {
        _ = fakes
        let address = Int(bitPattern: ObjectIdentifier(side)) + 16
        _ = real
        _ = Words(7)
        keep(true)
        let word = Words(address), another = Words(address)
        words = [word, another]
        kept = get()!
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
