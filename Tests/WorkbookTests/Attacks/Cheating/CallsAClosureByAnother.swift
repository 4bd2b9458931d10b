// Attack: changes a list in a closure while an access by `?` to it is under way, by way of a closure between.
// Exercise: 3
// Expect: crashed
// Held by: variables that closures use are checked at run time
import UIKit
/// Begins as the block of an array does: with a count and a capacity.
final class Head { var count = Int.max, capacity = Int.max }
/// As large as the block of a list of one list; `head` lies where this has its first element.
final class Fake {
    var first = 1, second = 2
    var head = Head()
}
/// What the attack changes, although it is a constant.
final class Victim { let secret = 0x5EC2E7 + Int.random(in: 0...0) }
enum Memory {
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0
    nonisolated(unsafe) static var fake: Fake? = nil
    static subscript(address: UInt) -> Int {
        get { words[Int((address &- base) >> 3)] }
        set { words[Int((address &- base) >> 3)] = newValue }
    }
}
extension [Int] {
    mutating func take(_ fake: Fake) { Memory.words = self; self = [] }
}
func probe() {
    var lists: [[Int]?] = [[1]]
    let replace = { () -> Fake in
        lists = []
        let fake = Fake()
        Memory.fake = fake
        Memory.base = UInt(bitPattern: ObjectIdentifier(fake.head)) &+ 32
        return fake
    }
    let change = { replace() }
    lists[0]?.take(change())
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
