// Attack: two designated initialisers differ in async alone: the subclass overrides one of them, and the other makes an object of the superclass, without the list. Calls super unheard.
// Exercise: 3
// Expect: notAccepted
// Held by: the compiler's tree and index: initializers with the same labels
import UIKit

final class Head { var count = Int.max, capacity = Int.max }

class Short {
    var number = 1
    @MainActor init(text: String) {}
    @MainActor init(text: String) async {}
    @MainActor convenience init(later text: String) async { await self.init(text: text) }
}
/// Each of these that is made by waiting is only a `Short`.
final class Long: Short { var list: [Int] = [] }

/// Has a number where a `Long` has its list; the next object of this size gets its block.
final class Words { var first = 0, second = Memory.place, third = 0 }

enum Memory {
    static let head = Head()
    static let place = Int(bitPattern: ObjectIdentifier(head))
    static let base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
    nonisolated(unsafe) static var kept: Long?
    nonisolated(unsafe) static var hasBegun = false
    static let kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x22a10
    @MainActor static func begin() async {
        _ = [ObjectIdentifier(Words.self), ObjectIdentifier(Long.self)]
        var words = (0..<20).map { _ in Words() }
        words.removeAll()
        kept = await Long(later: "")
    }
    static subscript(address: UInt) -> Int {
        get { kept!.list[Int((address &- base) >> 3)] }
        set { kept!.list[Int((address &- base) >> 3)] = newValue }
    }
}

class BaseView: UIView {
    static var old = 0
    override init(frame: CGRect) {
        super.init(frame: frame)
        if !Memory.hasBegun {
            Memory.hasBegun = true
            Task { await Memory.begin() }
        }
    }
    required init?(coder: NSCoder) { fatalError() }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.old = Memory[Memory.kinds]
        Memory[Memory.kinds] = 0
        defer { Memory[Memory.kinds] = BaseView.old }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Memory[Memory.kinds] = BaseView.old
        return super.point(inside: point, with: event)
    }
}
