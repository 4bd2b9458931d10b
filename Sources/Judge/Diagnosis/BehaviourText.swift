import Scenario

/// A behaviour as text: only where it differs from the reference's.
///
/// A dot is a cell as the reference has it, a tilde and a digit a run of them, and two digits are
/// another number. The digits are those of base 64.
public struct BehaviourText: Hashable, Sendable {
    /// The text.
    public let text: String

    private static let same = UInt8(ascii: ".")
    private static let run = UInt8(ascii: "~")
    /// The length of the run that the digit 0 stands for.
    private static let shortestRun = 3
    private static let digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )
    private static let values = Dictionary(
        uniqueKeysWithValues: digits.enumerated().map { ($0.element, $0.offset) }
    )

    /// Creates a text that was written before.
    public init(text: String) {
        self.text = text
    }

    /// Writes how a behaviour differs from the reference's.
    public init(_ behaviour: Behaviour, reference: Behaviour) {
        var bytes: [UInt8] = []
        var length = 0
        func endRun() {
            while length >= BehaviourText.shortestRun {
                let part = min(length, BehaviourText.shortestRun + 63)
                bytes += [BehaviourText.run, BehaviourText.digits[part - BehaviourText.shortestRun]]
                length -= part
            }
            bytes += Array(repeating: BehaviourText.same, count: length)
            length = 0
        }
        for (cell, right) in zip(behaviour.cells, reference.cells) {
            if cell == right || cell == Behaviour.unknown {
                length += 1
                continue
            }
            endRun()
            bytes += [BehaviourText.digits[Int(cell >> 6) & 63], BehaviourText.digits[Int(cell) & 63]]
        }
        endRun()
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Reads the behaviour back; `nil` where the text does not fit the reference.
    public func behaviour(beside reference: Behaviour) -> Behaviour? {
        var cells: [UInt32] = []
        var bytes = Array(text.utf8)[...]
        func value() -> Int? { bytes.popFirst().flatMap { BehaviourText.values[$0] } }
        while let byte = bytes.popFirst() {
            var same = 0
            if byte == BehaviourText.same {
                same = 1
            } else if byte == BehaviourText.run {
                guard let length = value() else { return nil }
                same = length + BehaviourText.shortestRun
            } else {
                guard let high = BehaviourText.values[byte], let low = value() else { return nil }
                cells.append(UInt32(high << 6 | low))
            }
            guard cells.count + same <= reference.cells.count else { return nil }
            cells += reference.cells[cells.count..<cells.count + same]
        }
        return cells.count == reference.cells.count ? Behaviour(cells: cells) : nil
    }
}
