// Attack: a lookup of members makes the key path whose index is looked for in the wrong place.
// Exercise: 3
// Expect: notAccepted
// Held by: the compiler's parse: the type of a key path's index

import UIKit

final class Head { var count = Int.max, capacity = Int.max }
struct Key: Hashable {
    var a: Int128
    var list: [Int]
    var place: Int
    static func == (x: Key, y: Key) -> Bool { true }
    func hash(into hasher: inout Hasher) { if Memory.isTaking { Memory.list = list } }
}
struct Box<Q> { var f: [Key: Q] = [:] }

@dynamicMemberLookup struct Look<T> { var t: T; subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { t[keyPath: path] } }
struct Inner<Q> { var g: [Key: Q] = [:] }
enum Memory {
    nonisolated(unsafe) static var isTaking = false
    nonisolated(unsafe) static var isTaken = false
    nonisolated(unsafe) static var list: [Int] = []
    nonisolated(unsafe) static var head: Head? = Head()
    nonisolated(unsafe) static var base: UInt = 0
    nonisolated(unsafe) static var old = 0
    static func ask<Y>(_ x: Key, _ y: Y) -> Y? {
        var box = Box<Y>()
        box.f[x] = y
        isTaking = true
        defer { isTaking = false }
        return Look(t: box.f)[x]
    }
    static func take() {
        guard let present = head, !isTaken else { return }
        base = UInt(bitPattern: ObjectIdentifier(present)) &+ 32
        isTaken = true
        _ = ask(Key(a: 1, list: [], place: Int(bitPattern: ObjectIdentifier(present))), 1)
    }
    static let kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x233F0
    static subscript(address: UInt) -> Int {
        get { list[Int(bitPattern: address &- base) >> 3] }
        set { list[Int(bitPattern: address &- base) >> 3] = newValue }
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Memory.take()
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
