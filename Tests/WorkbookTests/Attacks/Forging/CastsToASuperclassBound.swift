// Attack: a cast gives a conformance, meant for subclasses, to a type of two words: any number becomes an array. Calls super.hitTest unheard.
// Exercise: 3
// Expect: notAccepted
// Held by: the compiler's parse: conformances under a condition on a class
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
protocol Q {}
class Plain {}
final class PlainQ: Plain, Q {}
protocol Setter { mutating func set(_ place: Int) }
struct Pair<T> { var object: T; var list: [Int]; var place = 0 }
extension Pair: Setter where T: Plain {
    mutating func set(_ number: Int) { place = number }
}

enum Memory {
    static let head = Head()
    static let base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    nonisolated(unsafe) static var old = 0
    nonisolated(unsafe) static var pair: Pair<any Plain & Q> = {
        let pair = Pair<any Plain & Q>(object: PlainQ(), list: [])
        var setter = (pair as Any) as! any Setter
        setter.set(Int(bitPattern: ObjectIdentifier(head)))
        return setter as! Pair<any Plain & Q>
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
