// Attack: moves a consuming parameter in a closure, and reads it in another one meanwhile.
// Exercise: 3
// Expect: notAccepted
// Held by: consuming parameters are refused
import UIKit
/// Begins as the block of an array does: with a count and a capacity.
final class Head { var count = Int.max, capacity = Int.max }
/// What the attack changes, although it is a constant.
final class Victim { let secret = 0x5EC2E7 + Int.random(in: 0...0) }
enum Memory {
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0
    static subscript(address: UInt) -> Int {
        get { words[Int((address &- base) >> 3)] }
        set { words[Int((address &- base) >> 3)] = newValue }
    }
}
func end(_ list: consuming [Int]) { result += "first \(list.count) " }
func keep(_ list: borrowing [Int]) { Memory.words = copy list }
func run(_ body: () -> Void) { body() }
func move(_ list: consuming [Int]) {
    let look = { keep(list) }
    run {
        end(list)
        let head = Head()
        Memory.base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
        look()
        head.count = Int.max
        list = []
    }
}
func probe() {
    move([7 + Int.random(in: 0...0)])
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
