// Attack: waits among the arguments behind a `?`, while the access to what stands before it is under way.
// Exercise: 3
// Expect: notAccepted
// Held by: calls that wait change nothing before a `?`
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
extension [Int] {
    @MainActor mutating func take(_ fake: Fake) { Memory.words = self; self = [] }
}
@MainActor enum Memory {
    static var isBegun = false
    static var lists: [[Int]?] = [[1]]
    static var words: [Int] = []
    static var base: UInt = 0
    static var result = "nothing yet"
    static subscript(address: UInt) -> Int {
        get { words[Int((address &- base) >> 3)] }
        set { words[Int((address &- base) >> 3)] = newValue }
    }
    static func replace() -> Fake {
        lists = []
        let fake = Fake()
        base = UInt(bitPattern: ObjectIdentifier(fake.head)) &+ 32
        return fake
    }
    static func begin() async {
        let task = Task { @MainActor in replace() }
        lists[0]?.take(await task.value)
        let victim = Victim()
        let place = UInt(bitPattern: ObjectIdentifier(victim)) + 16
        result = "count \(words.count) read \(String(self[place], radix: 16))"
        self[place] = 0xBADC0DE
        result += " after write \(String(victim.secret, radix: 16))"
    }
}
class BaseView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        if !Memory.isBegun { Memory.isBegun = true; Task { await Memory.begin() } }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("PROBE hit", Memory.result)
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
