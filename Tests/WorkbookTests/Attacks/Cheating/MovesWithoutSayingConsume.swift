// Attack: moves a value that cannot be copied in a closure, and reads it in another one meanwhile.
// Exercise: 3
// Expect: notAccepted
// Held by: values that cannot be copied are refused
import UIKit
/// Begins as the block of an array does: with a count and a capacity.
final class Head { var count = Int.max, capacity = Int.max }
/// What the attack changes, although it is a constant.
final class Victim { let secret = 0x5EC2E7 + Int.random(in: 0...0) }
struct Room: ~Copyable { var list: [Int] }
enum Memory {
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0
    static subscript(address: UInt) -> Int {
        get { words[Int((address &- base) >> 3)] }
        set { words[Int((address &- base) >> 3)] = newValue }
    }
}
func probe() {
    var room = Room(list: [7 + Int.random(in: 0...0)])
    let look = { Memory.words = room.list }
    let move = {
        do { let gone = room; result += "first \(gone.list) " }
        let head = Head()
        Memory.base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
        look(); head.count = Int.max
        room = Room(list: [])
    }
    move()
    let victim = Victim()
    let place = UInt(bitPattern: ObjectIdentifier(victim)) + 16
    result += "count \(Memory.words.count) read \(String(Memory[place], radix: 16))"
    Memory[place] = 0xBADC0DE
    result += " after write \(String(victim.secret, radix: 16))"
}
class BaseView: UIView {
    static let p: Void = { probe() }()
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _ = BaseView.p
        print("PROBE hit", result)
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
nonisolated(unsafe) var result = ""
