// Attack: takes a number for an object, silences the model in memory, and reads next.
// Exercise: 6
// Expect: notAccepted|didNotCompile
// Held by: an allow-list of declarations
import struct Foundation.Date
import UIKit

final class Place {
    var address: Int
    init(address: Int) { self.address = address }
}

final class Words {
    var first = 0, second = 0, third = 0

    static func at(_ address: Int) -> Words {
        ManagedBufferPointer<Words, Int>(unsafeBufferObject: Place(address: address - 16)).header
    }
}

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static var ear: Int?

    static func findEar() {
        let start = Int(bitPattern: ObjectIdentifier(UIView.self))
        ear = stride(from: start + 0x1D800, to: start + 0x1F800, by: 8).first { address in
            let words = Words.at(address)
            return (1..<1024).contains(words.first) && words.second > 1 << 40 && words.third > 1 << 40
        }
    }

    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if ear == nil { findEar() }
        guard let words = ear.map(Words.at) else { return responder.next }
        let heard = words.first
        words.first = 0
        defer { words.first = heard }
        return responder.next
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder) { nextResponder(after: $0) })
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { ($0 as? TouchHandling)?.handleTouches(in: phase) ?? false }
    }
}
