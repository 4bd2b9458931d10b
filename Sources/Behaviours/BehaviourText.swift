/// A behaviour as compact text that stores only deviations from the reference.
///
/// A dot is a cell equal to the reference's, and a tilde with a digit is a run of such cells. A
/// question mark is an unknown cell. Two base-64 digits are the number of any other cell.
package struct BehaviourText: RawRepresentable, Codable, Hashable, Sendable {
    package let rawValue: String

    private static let same = UInt8(ascii: ".")
    private static let run = UInt8(ascii: "~")
    private static let unknown = UInt8(ascii: "?")
    /// The digit of value 0 stands for a run of this length.
    private static let shortestRun = 3
    private static let digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )
    /// Each byte's value as a digit.
    private static let values: [Int?] = (UInt8.min...UInt8.max).map(digits.firstIndex)

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

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
        rawValue = String(decoding: bytes, as: UTF8.self)
    }

    /// `nil` if the text is malformed.
    package var behaviour: Behaviour? {
        var cells: [UInt32] = []
        var bytes = Array(rawValue.utf8)[...]
        func value() -> Int? { bytes.popFirst().flatMap { BehaviourText.values[Int($0)] } }
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
                guard let high = BehaviourText.values[Int(byte)], let low = value() else {
                    return nil
                }
                cells.append(UInt32(high << 6 | low))
            }
        }
        return Behaviour(cells: cells)
    }
}
