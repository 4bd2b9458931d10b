// Attack: an error that is an object has two words for the compiler and one for the runtime: any number becomes an array. Calls super.hitTest unheard.
// Exercise: 3
// Expect: notAccepted
// Held by: the compiler's parse: Error joined with a class
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
final class Mishap: Error, Sendable {}
/// Swift takes two words for `any Error & AnyObject`, and its runtime one.
struct Pair<T> {
    var object: T
    var list: [Int]
    var place = 0
    mutating func set(_ number: Int) { place = number }
}

enum Memory {
    static let head = Head()
    static let base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    nonisolated(unsafe) static var old = 0
    nonisolated(unsafe) static var pair: Pair<any Error & AnyObject> = {
        var pair = Pair<any Error & AnyObject>(object: Mishap(), list: [])
        pair.list = []
        pair.set(Int(bitPattern: ObjectIdentifier(head)))
        return pair
    }()
    static let kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x233B8
    static subscript(address: UInt) -> Int {
        get { pair.list[Int((address &- base) >> 3)] }
        set { pair.list[Int((address &- base) >> 3)] = newValue }
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
