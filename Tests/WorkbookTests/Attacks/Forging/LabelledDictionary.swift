// Attack: makes a dictionary without filling it, by an initializer whose label is hidden.
// Exercise: 3
// Expect: notAccepted
// Held by: argument labels are judged as names are
import UIKit

final class Words {
    var first = 0, second = 0
}

@MainActor enum Memory {
    static var known: [Int: [Int: Words]] = [:]
    static func at(_ address: Int) -> Words {
        if let known = known[address]?.values.first { return known }
        for _ in 0..<8 {
            temporary = [Int](repeating: address - 16, count: 9)
            temporary = []
        }
        let made = [Int: Words](_unsafeUninitializedCapacity: 1, allowingDuplicates: true) { _, _ in 1 }
        known[address] = made
        return made.values.first!
    }
    static var temporary: [Int] = []
}

class BaseView: UIView {
    static let ear = Int(bitPattern: ObjectIdentifier(UIView.self)) + 0x188d60 - 0x16bf98
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let words = Memory.at(BaseView.ear)
        let kinds = words.first
        words.first = kinds & ~0xFFFF_FFFF
        defer { words.first = kinds }
        return super.hitTest(point, with: event)
    }
}
