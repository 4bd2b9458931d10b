import Scenario

/// A behaviour as text, which takes room only where it differs from the reference's.
///
/// A dot is a cell as the reference has it, a tilde and a digit a run of them, a question mark an
/// unknown one, and two digits are a number. The digits are those of base 64.
package struct BehaviourText: Codable, Hashable, Sendable {
    /// The text.
    package let text: String

    private static let same = UInt8(ascii: ".")
    private static let run = UInt8(ascii: "~")
    private static let unknown = UInt8(ascii: "?")
    /// The length of the run that the digit 0 stands for.
    private static let shortestRun = 3
    private static let digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )
    private static let values = Dictionary(
        uniqueKeysWithValues: digits.enumerated().map { ($0.element, $0.offset) }
    )

    /// Reads a text that was written before.
    package init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the text alone.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    package init(text: String) {
        self.text = text
    }

    /// Writes a behaviour.
    package init(_ behaviour: Behaviour) {
        var bytes: [UInt8] = []
        var length = 0
        func endRun() {
            while length >= BehaviourText.shortestRun {
                let part = min(length, BehaviourText.shortestRun + 63)
                bytes += [
                    BehaviourText.run, BehaviourText.digits[part - BehaviourText.shortestRun],
                ]
                length -= part
            }
            bytes += Array(repeating: BehaviourText.same, count: length)
            length = 0
        }
        for cell in behaviour.cells {
            if cell == Behaviour.same {
                length += 1
                continue
            }
            endRun()
            bytes +=
                cell == Behaviour.unknown
                ? [BehaviourText.unknown]
                : [BehaviourText.digits[Int(cell >> 6) & 63], BehaviourText.digits[Int(cell) & 63]]
        }
        endRun()
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// The behaviour; `nil` where the text is none.
    package var behaviour: Behaviour? {
        var cells: [UInt32] = []
        var bytes = Array(text.utf8)[...]
        func value() -> Int? { bytes.popFirst().flatMap { BehaviourText.values[$0] } }
        while let byte = bytes.popFirst() {
            switch byte {
            case BehaviourText.same: cells.append(Behaviour.same)
            case BehaviourText.unknown: cells.append(Behaviour.unknown)
            case BehaviourText.run:
                guard let length = value() else { return nil }
                cells += Array(
                    repeating: Behaviour.same,
                    count: length + BehaviourText.shortestRun
                )
            default:
                guard let high = BehaviourText.values[byte], let low = value() else { return nil }
                cells.append(UInt32(high << 6 | low))
            }
        }
        return Behaviour(cells: cells)
    }
}
